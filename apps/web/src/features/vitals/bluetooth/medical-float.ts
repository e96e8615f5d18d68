/** Scales without binary rounding errors: 364 with the exponent -1 is 36.4. */
function scaled(mantissa: number, exponent: number): number {
  return exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent;
}

const signed = (bits: number, width: number) =>
  bits >= 2 ** (width - 1) ? bits - 2 ** width : bits;

/** Special values: NaN, NRes, both infinities, and reserved. */
const sfloatSpecials = new Set([0x07ff, 0x0800, 0x07fe, 0x0802, 0x0801]);
const floatSpecials = new Set([0x007fffff, 0x00800000, 0x007ffffe, 0x00800002, 0x00800001]);

/**
 * Decodes an SFLOAT of ISO/IEEE 11073-20601: a 4-bit exponent to the base 10 and a 12-bit mantissa,
 * both signed. Null for its special values (NaN, NRes, plus and minus infinity, reserved).
 */
export function readSfloat(bits: number): number | null {
  const mantissa = bits & 0x0fff;
  const exponent = signed(bits >> 12, 4);
  if (sfloatSpecials.has(mantissa) && exponent === 0) return null;
  return scaled(signed(mantissa, 12), exponent);
}

/**
 * Decodes a FLOAT of ISO/IEEE 11073-20601: an 8-bit exponent to the base 10 and a 24-bit mantissa,
 * both signed. Null for its special values.
 */
export function readFloat(bits: number): number | null {
  const mantissa = bits & 0x00ffffff;
  const exponent = signed(bits >>> 24, 8);
  if (floatSpecials.has(mantissa) && exponent === 0) return null;
  return scaled(signed(mantissa, 24), exponent);
}
