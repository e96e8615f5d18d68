import { toE164 } from '@hafi/base/phone';
import * as z from 'zod/mini';
import { id, instant, text } from '../core/fields.ts';
import { methodOfNumber } from './by-phone.ts';

/** Where a doctor can be paid: an account of a bank, or a wallet of an operator. */
export const payeeWays = ['bank', 'mtn', 'airtel'] as const;

/** An account's number as banks and people write it, without what only separates. */
const bare = (number: string): string => number.replace(/[\s.-]/g, '').toUpperCase();

const optionalText = z._default(z.optional(z.string().check(z.trim(), z.maxLength(80))), '');

/** Where a doctor wants to be paid. */
export const newPayeeAccount = z
  .object({
    way: z.enum(payeeWays),
    /** In whose name the account is. */
    holder: text(80),
    /** Of an account of a bank. */
    bank: optionalText,
    number: z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(60)),
  })
  .check(
    z.check<{ way: string; bank: string; number: string }>(({ issues, value }) => {
      const wrong = (field: 'bank' | 'number', message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value[field] });
      if (value.way === 'bank') {
        value.number = bare(value.number);
        if (value.bank === '') wrong('bank', 'required');
        if (!/^[A-Z0-9]{6,34}$/.test(value.number) || !/\d{4}/.test(value.number)) {
          wrong('number', 'invalid-account');
        }
        return;
      }
      value.bank = '';
      value.number = toE164(value.number);
      if (methodOfNumber(value.number) !== value.way) wrong('number', 'invalid-wallet');
    }),
  );

/** Where a doctor is paid. */
export const payeeAccount = z.object({
  id,
  way: z.enum(payeeWays),
  holder: z.string(),
  /** The bank's name; empty for a wallet. */
  bank: z.string(),
  number: z.string(),
  /** Since when it holds. */
  since: instant,
});
export type PayeeAccount = z.output<typeof payeeAccount>;
