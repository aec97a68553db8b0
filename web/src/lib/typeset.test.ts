import { expect, test } from 'vitest';
import { typesetEnglish, typesetFrench } from './typeset';

test('French spaces before double signs and inside quotes', () => {
  expect(typesetFrench("Qui l'a ? Moi !")).toBe('Qui l’a\u202f? Moi\u202f!');
  expect(typesetFrench('Atout : mer ; plis')).toBe('Atout\u00a0: mer\u202f; plis');
  expect(typesetFrench('« Vos tables »')).toBe('«\u00a0Vos tables\u00a0»');
});

test('English round quotes', () => {
  expect(typesetEnglish('It\'s "here"')).toBe('It’s “here”');
});
