import { describe, expect, it, test } from 'vitest';
import { smsParts, toGsmText } from './sms-text.ts';

describe('toGsmText', () => {
  it('keeps what the alphabet has', () => {
    const text = "Muraho, à 07:00 é è ù ì ò ñ {1} [2] 5 € ~ 'yego'";
    expect(toGsmText(text)).toBe(text);
  });

  it('replaces what says the same, so that a French text stays in one SMS', () => {
    const text = 'L’hôpital « CHUK », garçon, forêt, naïf, cœur… 3 – 4';
    expect(toGsmText(text)).toBe('L\'hopital " CHUK ", garcon, foret, naif, coeur... 3 - 4');
  });

  it('takes letters that are written with a combining accent for the letters that they are', () => {
    expect(toGsmText('e\u0301te\u0302')).toBe('éte');
  });

  it('keeps a name in another script', () => {
    expect(toGsmText('Здравствуйте 🙂')).toBe('Здравствуйте 🙂');
  });
});

test.each([
  ['nothing', '', 1],
  ['160 letters', 'a'.repeat(160), 1],
  ['161 letters', 'a'.repeat(161), 2],
  ['306 letters', 'a'.repeat(306), 2],
  ['307 letters', 'a'.repeat(307), 3],
  ['80 brackets, two septets each', '['.repeat(80), 1],
  ['81 brackets', '['.repeat(81), 2],
  ['70 units outside the alphabet', 'ж'.repeat(70), 1],
  ['71 units', 'ж'.repeat(71), 2],
  ['an emoji, two units', `${'ж'.repeat(69)}🙂`, 2],
])('%s: parts of an SMS', (_what, text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
