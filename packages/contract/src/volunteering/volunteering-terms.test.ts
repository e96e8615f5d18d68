import { expect, it } from 'vitest';
import { hasPhoneNumber } from './volunteering-terms.ts';

it.each(['0788 000 001', '+250 788-000-001', 'call 07.88.00.00.01 please', '(078) 8000001'])(
  'finds the phone number in "%s"',
  (text) => expect(hasPhoneNumber(text)).toBe(true),
);

it.each(['2 kg of rice, 1 kg of beans', 'Gate 12, road KG 113', 'RWF 25 000', ''])(
  'leaves "%s" alone',
  (text) => expect(hasPhoneNumber(text)).toBe(false),
);
