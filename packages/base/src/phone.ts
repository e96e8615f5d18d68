import { callingCodes, exits, ruleOf } from './dialling.ts';

/** A Rwandan mobile number, in E.164. */
export const rwandanMobile = /^\+2507[2389]\d{7}$/;

/** Example of a phone number of a country, the placeholder of empty fields. */
export function phonePlaceholderOf(country: string): string | undefined {
  const [code, example] = callingCodes[country] ?? [];
  return code && `+${code} ${example}`;
}

/** Example of a Rwandan phone number. */
export const phonePlaceholder = '+250 78X XXX XXX';

/** What is not drawn, or only separates: spaces, marks of direction, dashes, dots, brackets. */
const separators = /[\p{Cf}\p{M}\p{Z}\s\p{Pd}\p{Ps}\p{Pe}\u2212.,·•∙/\\|_~'’]/gu;

/** Arabic digits, which NFKC leaves. */
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The national number by the rule of its country, without the trunk prefix; null when it is none. */
function national(code: string, digits: string, zeroInBrackets = false): string | null {
  const rule = ruleOf(code);
  if (!rule || `${code}${digits}`.length > 15 || `${code}${digits}`.length < 7) return null;
  const fits = (number: string) => (rule.pattern.test(number) ? number : null);
  const without = (prefix: string) =>
    prefix !== '' && digits.startsWith(prefix) ? fits(digits.slice(prefix.length)) : null;
  return fits(digits) ?? without(rule.trunk) ?? (zeroInBrackets ? without('0') : null);
}

/**
 * Reads a phone number as people and phones write it to E.164: the digits and the plus count, `00` is
 * a plus, and a trunk zero after a calling code goes. Without a calling code it is one of `country`
 * (ISO 3166-1). Null when there is no such number.
 */
export function readPhone(typed: string, country = 'RW'): string | null {
  const drawn = typed
    .normalize('NFKC')
    .replace(/\u2795/g, '+')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/^\s*tel:/i, '');
  const zeroInBrackets = /[([]0[)\]]/.test(drawn.replace(/[\s\p{Cf}]/gu, ''));
  const cleaned = drawn.replace(separators, '');
  if (!/^\+?\d{5,20}$/.test(cleaned)) return null;
  const dialled = cleaned.replace(exits[country] ?? /^$/, '+').replace(/^\+?00/, '+');
  const inside = (code: string, digits: string) => {
    const number = national(code, digits, zeroInBrackets);
    return number === null ? null : `+${code}${number}`;
  };
  if (dialled.startsWith('+')) {
    const code = ruleOf(dialled.slice(1))?.code;
    return code === undefined ? null : inside(code, dialled.slice(1 + code.length));
  }
  const [home] = callingCodes[country] ?? [];
  if (home === undefined) return null;
  const typedCode = dialled.startsWith(home) ? inside(home, dialled.slice(home.length)) : null;
  return inside(home, dialled) ?? typedCode;
}

/** The number in E.164; the text unchanged when it is no number, so that a check can refuse it. */
export const toE164 = (typed: string, country?: string): string =>
  readPhone(typed, country) ?? typed.trim();
