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
  '\u201a': "'",
  '\u2032': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2033': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2022': '-',
  '\u00b7': '.',
  '\u2044': '/',
  '\u2215': '/',
  '\u00f7': '/',
  '\u00d7': 'x',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2260': '=/=',
  '\u2248': '~',
  '\u00b1': '+/-',
  '\u2192': '->',
  '\u2190': '<-',
  '\u2030': ' per 1000',
  '\u00ae': '(R)',
  '\u00a9': '(c)',
  '\u0153': 'oe',
  '\u0152': 'OE',
  '\u0131': 'i',
  '\u0142': 'l',
  '\u0141': 'L',
  '\u0111': 'd',
  '\u0110': 'D',
  '\u014b': 'ng',
  '\u03b1': 'alpha',
  '\u03b2': 'beta',
  '\u03b3': 'gamma',
  '\u03b4': 'delta',
  '\u03c9': 'omega',
};

const isGsm = (character: string) => basic.has(character) || extended.has(character);

/**
 * Signs of doses and units whose meaning depends on what stands beside them. A micro sign that got
 * lost, or became an m, would make a dose a thousand times larger; in capitals it is a Greek letter
 * that looks like an M.
 */
const inContext: readonly (readonly [RegExp, string])[] = [
  // Invisible, and meaningless in every script.
  [/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, ''],
  [/[\u338d]/g, 'µg'],
  [/[\u3395]/g, 'µl'],
  [/[µ\u03bc\u039c]\s?g(?![\p{L}\p{M}])/giu, 'mcg'],
  [/(?<!\p{sc=Greek})[µ\u03bc](?=\p{sc=Latin})/gu, 'mc'],
  [/(?<!\p{sc=Greek})\u039c(?=[LlMm](?:\b|ol))/gu, 'mc'],
  [/(?<!\p{sc=Greek})[µ\u03bc](?!\p{sc=Greek})/gu, 'mcg'],
  // 1½ is not 11/2, and 10³ is not 103.
  [/(?<=\d)(?=[¼-¾⅐-⅞↉])/g, ' '],
  [/(?<=\d)(?=[⁰¹²³⁴-⁻])/g, '^'],
  [/\u2103/g, '°C'],
  [/\u2109/g, '°F'],
  [/\s?[°º˚]\s?(?=[CF]\b)/g, ' '],
  [/\b([Nn])[°º]/g, '$1o'],
  [/\s?[°º˚]/g, ' deg'],
];

/** A letter in the alphabet: itself, its likeness, or what it is made of; null when it has none. */
function inAlphabet(character: string): string | null {
  if (isGsm(character)) return character;
  const known = alike[character];
  if (known !== undefined) return known;
  const parts = [...character.normalize('NFKD').replace(/\p{Mn}/gu, '')].map((part) =>
    isGsm(part) ? part : alike[part],
  );
  return parts.includes(undefined) || parts.length === 0 ? null : parts.join('');
}

const signsOf = (text: string): string =>
  inContext.reduce((written, [sign, said]) => written.replace(sign, said), text.normalize('NFC'));

/**
 * Replaces characters outside the GSM alphabet where the text stays readable, because a single curly
 * apostrophe cuts an SMS from 160 to 70 characters. What has no likeness, such as a name in another
 * script, stays as it is.
 */
export const toGsmText = (text: string): string =>
  [...signsOf(text)].map((character) => inAlphabet(character) ?? character).join('');

/** Whether the GSM alphabet can say a text, so that nothing of it is lost on a simple phone. */
export const isSayable = (text: string): boolean => [...toGsmText(text)].every(isGsm);

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
