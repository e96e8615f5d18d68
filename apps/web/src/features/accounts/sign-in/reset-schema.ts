import { resetPasswordBody } from '@hafi/contract/accounts/account.schemas';
import * as z from 'zod/mini';
import { passwordsMatch } from '../passwords-match.ts';

/** The form of a new password: the code of the mail, and the password twice. */
export const resetSchema = z
  .extend(resetPasswordBody, { confirmPassword: z.string() })
  .check(passwordsMatch('newPassword'));
