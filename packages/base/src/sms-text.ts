/** The GSM 7-bit default alphabet (3GPP TS 23.038, 6.2.1), without its escape. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension table (6.2.1.1): two septets each. */
const extended = new Set('\f^{}\\[~]|€');

/** What says the same in the alphabet. Other letters lose their accent. */
const alike: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u00d7': 'x',
  '\u0153': 'oe',
  '\u0152': 'OE',
};

const isGsm = (character: string) => basic.has(character) || extended.has(character);

/**
 * Replaces characters outside the GSM alphabet where the text stays readable, because a single curly
 * apostrophe cuts an SMS from 160 to 70 characters. What has no likeness, such as a name in another
 * script, stays as it is.
 */
export const toGsmText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (isGsm(character)) return character;
      const plain = alike[character] ?? character.normalize('NFD').replace(/\p{Mn}/gu, '');
      return [...plain].every(isGsm) ? plain : character;
    })
    .join('');

/** As {@link toGsmText}, with a question mark for what has no likeness: USSD has no other alphabet. */
export const toGsmOnly = (text: string): string =>
  [...toGsmText(text)].map((character) => (isGsm(character) ? character : '?')).join('');

/** The septets of a text in the GSM alphabet. */
export const septetsOf = (text: string): number => {
  const characters = [...text];
  return characters.length + characters.filter((each) => extended.has(each)).length;
};

/**
 * As how many SMS a text is sent and billed: 160 septets in one and 153 in each of several, when it
 * is in the GSM alphabet; else 70 and 67 UTF-16 units (3GPP TS 23.040, 9.2.3.24.1).
 */
export function smsParts(text: string): number {
  const characters = [...text];
  const inGsm = characters.every(isGsm);
  const length = inGsm ? septetsOf(text) : text.length;
  const [single, several] = inGsm ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / several);
}
