/**
 * References of bank transfers, `HF-4K7Q-2M9T-C`: eight random characters and one that checks them.
 * The alphabet is Crockford's base 32 (https://www.crockford.com/base32.html), which has no I, L, O
 * and U: what looks or sounds like 1 or 0 is read as that. The check character makes
 * `sum(2^k * value)` zero in the field of 32 elements, a weighted code as in H. M. Damm, Total
 * anti-symmetrische Quasigruppen (2004): every wrong character and every two neighbours that changed
 * places are noticed. ISO 7064 MOD 37,36 misses some neighbours and needs I and O.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many characters a reference has, without its prefix. */
export const referenceLength = 9;

/** x^5 + x^2 + 1, irreducible over the field of two elements. */
const modulus = 0b100101;

const double = (value: number): number => {
  const shifted = value << 1;
  return shifted & 0b100000 ? shifted ^ modulus : shifted;
};

/** Horner's scheme: zero for characters that end in their check. */
const remainder = (values: readonly number[]): number =>
  values.reduce((sum, value) => double(sum) ^ value, 0);

const valuesOf = (text: string): number[] => [...text].map((one) => alphabet.indexOf(one));

/** A reference from 40 random bits: five bytes. */
export function referenceOf(bytes: Uint8Array): string {
  const bits = [...bytes].reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const values = Array.from({ length: referenceLength - 1 }, (_, at) =>
    Number((bits >> BigInt(5 * at)) & 31n),
  );
  // Appended, the check is not doubled: it equals the rest that it must cancel.
  const check = double(remainder(values));
  return [...values, check].map((value) => alphabet[value]).join('');
}

/** Whether nine characters of the alphabet end in their check. */
export function isReference(text: string): boolean {
  const values = valuesOf(text);
  return values.length === referenceLength && !values.includes(-1) && remainder(values) === 0;
}

/** As people read it: `HF-4K7Q-2M9T-C`. */
export const shownReference = (reference: string): string =>
  `HF-${reference.slice(0, 4)}-${reference.slice(4, 8)}-${reference.slice(8)}`;

/** Letters and digits alone, capital, with what is easily taken for 0 and 1 as that. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/**
 * Everything in a text that can be a reference, however it is spaced and with or without the prefix.
 * One in 32 of other pieces fits by accident, so only known references count.
 */
export function referencesIn(text: string): string[] {
  const all = plain(text);
  const found = new Set<string>();
  for (let at = 0; at + referenceLength <= all.length; at += 1) {
    const piece = all.slice(at, at + referenceLength);
    if (isReference(piece)) found.add(piece);
  }
  return [...found];
}
