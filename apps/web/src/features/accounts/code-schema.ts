import { sixDigits } from '@hafi/contract/accounts/account.schemas';
import * as z from 'zod/mini';

/** The schema of a form with only a six-digit code. */
export const codeSchema = z.object({ code: sixDigits });
