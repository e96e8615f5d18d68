const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A new UUIDv7 (RFC 9562): Unix milliseconds, then random bits. */
export function newId(now: number = Date.now()): string {
  const chance = crypto.getRandomValues(new Uint16Array(5));
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = chance;
  const moment = hex(now, 12);
  return [
    moment.slice(0, 8),
    moment.slice(8),
    `7${hex(one & 0x0fff, 3)}`,
    hex(0x8000 | (two & 0x3fff), 4),
    hex(three, 4) + hex(four, 4) + hex(five, 4),
  ].join('-');
}
