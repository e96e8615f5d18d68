import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';

/** Welcome messages of the sign-in page; worded as on the server. */
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

/** Why a person returns to the sign-in page; the names are part of the URL. */
const problems = {
  'social-sign-in-off': accountsErrors['social-sign-in-off'].text,
  'social-sign-in-failed': accountsErrors['social-sign-in-failed'].text,
  'challenge-expired': accountsErrors['challenge-expired'].text,
} as const;

/** The history state of the sign-in page. */
export interface LoginState {
  readonly arrived: keyof typeof welcome;
  readonly email: string;
}

/** The message for a person who arrives at the sign-in page, or null. */
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
