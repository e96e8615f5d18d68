import { expect, test } from 'vitest';
import { tidyText } from './tidy-text.ts';

test('French gets its no-break spaces, and the ICU syntax stays as it is', () => {
  expect(tidyText('Vous êtes sûr ? Note : « bien » !', 'fr')).toBe(
    'Vous êtes sûr\u202f? Note\u00a0: «\u00a0bien\u00a0»\u202f!',
  );
  const plural = "{count, plural, one {# jour} other {# jours}} à l'hôpital";
  expect(tidyText(plural, 'fr')).toBe(plural);
});

test('Kinyarwanda gets straight apostrophes, English stays', () => {
  expect(tidyText('umuvuduko w’amaraso', 'rw')).toBe("umuvuduko w'amaraso");
  expect(tidyText('Is it you ?', 'en')).toBe('Is it you ?');
});
