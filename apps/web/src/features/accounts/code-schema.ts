import { sixDigits } from '@hafi/contract/accounts/account.schemas';
import * as z from 'zod/mini';

/** A form with nothing but a code of six digits. */
export const codeSchema = z.object({ code: sixDigits });
