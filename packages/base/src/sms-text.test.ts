import { describe, expect, it, test } from 'vitest';
import { isSayable, smsParts, toGsmOnly, toGsmText } from './sms-text.ts';

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

  it.each([
    ['50 µg', '50 mcg'],
    ['50 \u03bcg', '50 mcg'],
    ['50 µg'.toUpperCase(), '50 mcg'],
    ['50\u338d', '50mcg'],
    ['50µ', '50mcg'],
    ['10 µL, 5 µmol/L', '10 mcL, 5 mcmol/L'],
    ['½ tablet, 1½, 2¼, ⅓', '1/2 tablet, 1 1/2, 2 1/4, 1/3'],
    ['36,6 °C, 37°C, 99 ℉, 45°', '36,6 C, 37 C, 99 F, 45 deg'],
    ['≥ 140, ≤ 90, ± 5, −3', '>= 140, <= 90, +/- 5, -3'],
    ['2 × 500 mg – … 0·5', '2 x 500 mg - ... 0.5'],
    ['10³, kg/m², SpO₂', '10^3, kg/m2, SpO2'],
    ['Ringer® β-blocker ㎎ 5‰', 'Ringer(R) beta-blocker mg 5 per 1000'],
    ['500\u200b\u202f\u2009mg', '500  mg'],
    ['Łukasz', 'Lukasz'],
  ])('says the signs of doses and units: %s', (written, said) => {
    expect(toGsmText(written)).toBe(said);
    expect(toGsmOnly(written)).toBe(said);
  });

  it('tells what has no likeness', () => {
    expect(isSayable('50 µg, ½ × 2')).toBe(true);
    expect(isSayable('5 мг')).toBe(false);
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
