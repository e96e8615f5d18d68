import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';

/** What the sign-in page greets people with who come from somewhere; the server says the same. */
const welcome = {
  'signed-up': msg({
    id: 'accounts.signed-up',
    message: 'Account created successfully! Please log in with your credentials.',
  }),
  'account-deleted': msg({
    id: 'accounts.account-deleted',
    message: 'Your account is deleted. Thank you for the time you spent with Hafi.',
  }),
  'password-reset': msg({
    id: 'accounts.password-reset',
    message: 'Password reset successfully. You can now sign in with your new password.',
  }),
} as const;

/** Why somebody is back at the sign-in page; the names stand in the address. */
const problems = {
  'social-sign-in-off': accountsErrors['social-sign-in-off'].text,
  'social-sign-in-failed': accountsErrors['social-sign-in-failed'].text,
  'challenge-expired': accountsErrors['challenge-expired'].text,
} as const;

/** State of the history entry of the sign-in page. */
export interface LoginState {
  readonly arrived: keyof typeof welcome;
  readonly email: string;
}

/** What to tell somebody who arrives at the sign-in page; null when there is nothing to say. */
export function useArrivalText(): { tone: 'success' | 'error'; text: string } | null {
  const { i18n, t } = useLingui();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const problem = search.get('problem') ?? '';
  if (Object.hasOwn(problems, problem)) {
    const { id, message } = problems[problem as keyof typeof problems];
    return { tone: 'error', text: i18n._(id, {}, { message }) };
  }
  const arrived: unknown = state?.arrived;
  if (typeof arrived === 'string' && Object.hasOwn(welcome, arrived)) {
    return { tone: 'success', text: t(welcome[arrived as keyof typeof welcome]) };
  }
  return null;
}
