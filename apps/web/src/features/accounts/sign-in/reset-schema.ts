import { resetPasswordBody } from '@hafi/contract/accounts/account.schemas';
import * as z from 'zod/mini';
import { passwordsMatch } from '../passwords-match.ts';

/** The schema of a new password: the mailed code, and the password twice. */
export const resetSchema = z
  .extend(resetPasswordBody, { confirmPassword: z.string() })
  .check(passwordsMatch('newPassword'));
