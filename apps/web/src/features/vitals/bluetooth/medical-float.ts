/**
 * A number whose last digits are zeros of the exponent alone is written without the errors of binary
 * fractions: 364 with the exponent -1 is 36.4.
 */
function scaled(mantissa: number, exponent: number): number {
  return exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent;
}

const signed = (bits: number, width: number) =>
  bits >= 2 ** (width - 1) ? bits - 2 ** width : bits;

/** Not a number, not at this resolution, infinities, and a value kept for later. */
const sfloatSpecials = new Set([0x07ff, 0x0800, 0x07fe, 0x0802, 0x0801]);
const floatSpecials = new Set([0x007fffff, 0x00800000, 0x007ffffe, 0x00800002, 0x00800001]);

/**
 * SFLOAT of ISO/IEEE 11073-20601: four bits of exponent to the base ten, twelve of mantissa, both
 * signed. Null for its special values (NaN, NRes, plus and minus infinity, reserved).
 */
export function readSfloat(bits: number): number | null {
  const mantissa = bits & 0x0fff;
  const exponent = signed(bits >> 12, 4);
  if (sfloatSpecials.has(mantissa) && exponent === 0) return null;
  return scaled(signed(mantissa, 12), exponent);
}

/**
 * FLOAT of ISO/IEEE 11073-20601: eight bits of exponent to the base ten, twenty-four of mantissa,
 * both signed. Null for its special values.
 */
export function readFloat(bits: number): number | null {
  const mantissa = bits & 0x00ffffff;
  const exponent = signed(bits >>> 24, 8);
  if (floatSpecials.has(mantissa) && exponent === 0) return null;
  return scaled(signed(mantissa, 24), exponent);
}
