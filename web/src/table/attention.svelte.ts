/** Your turn, told outside the page: title, favicon, a sound for those who want one. */
import { settings } from '../lib/settings.svelte';
import { chime } from '../lib/sound';

export function callAttention(turn: () => boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!;
  $effect(() => {
    icon.href = turn() ? '/leaf-turn.svg' : '/leaf.svg';
    return () => (icon.href = '/leaf.svg');
  });
  let was = false;
  $effect(() => {
    const now = turn();
    if (now && !was && settings.sound) chime();
    was = now;
  });
}
