import { honorifics } from '@hafi/base/same-name';

/** Words that say what somebody is to the service: nobody has them as a name. */
const titles = [
  ...honorifics,
  ...'admin admins administrator administrateur administratrice coordinator coordinateur coordinatrice umuhuzabikorwa moderator moderateur support'.split(
    ' ',
  ),
];

/** Letters that are drawn as another one. */
const drawnAs: Readonly<Record<string, string>> = {
  ı: 'i',
  ɩ: 'i',
  ɪ: 'i',
  l: 'i',
  ɑ: 'a',
  ᴀ: 'a',
  ƒ: 'f',
  ꜰ: 'f',
  ɦ: 'h',
  ʜ: 'h',
  ħ: 'h',
};

/** A word as it is drawn, without marks, capitals and letters that look like others. */
const drawn = (word: string): string =>
  Array.from(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(), (sign) => {
    return drawnAs[sign] ?? sign;
  }).join('');

const reserved = new Set(titles.map(drawn));

/** The service's name, also run together with a word such as support. */
const service = new RegExp(
  `^hafi(${'rw rwanda support team help admin care coordinator sms'.split(' ').map(drawn).join('|')})?$`,
);

const isReserved = (name: string): boolean => {
  const words = name.split(/[^\p{L}\p{M}]+/u).map(drawn);
  return (
    words.some((word) => reserved.has(word) || service.test(word)) || service.test(words.join(''))
  );
};

/** A name without its words that nobody may have as a name. */
export const withoutReserved = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !isReserved(word))
    .join(' ');

/** Letters with at most two marks each, of one script (Japanese and Korean write in several). */
const oneScript = (() => {
  const scripts = [
    String.raw`\p{sc=Latin}`,
    ...'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thai Tibt'
      .split(' ')
      .map((script) => String.raw`\p{sc=${script}}`),
    String.raw`\p{sc=Han}\p{scx=Hira}\p{scx=Kana}`,
    String.raw`\p{sc=Han}\p{sc=Hang}`,
  ];
  const parts = scripts.map((letters) => `[${letters}\\p{sc=Inherited}]+`);
  return new RegExp(`^(?:${parts.join('|')})$`, 'u');
})();

/** Whether the letters of a word are of one script; signs and digits of no script go with each. */
export const isOneScript = (word: string): boolean => {
  const letters = word.replace(/[^\p{L}\p{M}]+/gu, '');
  return letters === '' || oneScript.test(letters);
};

/** Letters of which each has at most two marks, none of them over or around it. */
const word = String.raw`(?:\p{L}(?![\u0334-\u0338\p{Me}])(?:(?![\u0334-\u0338\p{Me}])\p{M}){0,2})+`;
const apostrophes = "'‘’ʻʼ";
/** A word with apostrophes, hyphens and points in it, or initials: O'Neill, ’t, Jean-Baptiste, J.P. */
const part = String.raw`[${apostrophes}]?${word}(?:[${apostrophes}·-]${word})*[${apostrophes}]?\.?`;
/** Ends of addresses: X.Com is one. Those of two letters are no word after an initial anyway. */
const domain =
  /\.(?:com|net|org|info|biz|app|dev|xyz|shop|site|store|online|club|top|live|link|page|web|mobi|pro)(?![\p{L}\p{M}])/iu;
/** J.M.V. and J.Bosco, as identity cards shorten names: single letters before a word with a capital. */
const initials = String.raw`(?:\p{L}\.){2,}\p{L}?|(?:\p{L}\.)+(?=\p{Lu}\p{M}*(?:\p{L}\p{M}*){2})${part}`;
const shape = new RegExp(`^(?:${initials}|${part})(?: (?:${initials}|${part}))*$`, 'u');

/**
 * A name as it is kept: composed, with plain spaces and hyphens. The letters stay as they were
 * typed.
 */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .replace(/ ?- ?/g, '-')
    .trim();

/**
 * What is wrong with a tidied name, as the code of a text; null where nothing is. What is drawn must
 * be what is compared: letters of one script in each part, without fillers and letters of other
 * widths or styles, and neither a title nor the name of the service.
 */
export function faultOfName(name: string): string | null {
  if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(name)) return 'control-characters';
  if (name.normalize('NFKC') !== name || !shape.test(name) || domain.test(name)) {
    return 'invalid-name';
  }
  const words = name.split(/[ '‘’ʻʼ·.-]+/u);
  if (!words.every(isOneScript)) return 'mixed-alphabets';
  return isReserved(name) ? 'reserved-name' : null;
}
