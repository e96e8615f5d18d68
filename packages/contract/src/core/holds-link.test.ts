import { expect, it } from 'vitest';
import { holdsLink } from './holds-link.ts';

it.each([
  'open http://evil.rw/x',
  'evil.rw/x',
  'www.evil',
  'EVIL.COM',
  'ｅｖｉｌ．ｃｏｍ',
  '1.2.3.4/x',
])('finds the link in %s', (text) => expect(holdsLink(text)).toBe(true));

it.each(['CHUK', 'King Faisal, room 3.', 'St. Joseph', 'Gasabo 2.5 km', 'Rwamagana'])(
  'finds none in %s',
  (text) => expect(holdsLink(text)).toBe(false),
);
