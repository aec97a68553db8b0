/** Puts a text on the clipboard, also on plain http, where browsers offer only the old way. */
import { notify } from '../ui/notices.svelte';
import { t } from './i18n.svelte';

function oldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!oldWay(text)) return notify(text);
  }
  notify(t('copied'));
}
