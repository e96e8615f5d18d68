import type {
  ownSecretNeeded,
  secondFactorNeeded,
  signedIn,
} from '@hafi/contract/accounts/account.schemas';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { paths } from '../../../lib/paths.ts';
import { followAccountLocale } from '../../../lib/preferences/own-locale.ts';
import { refreshSession } from '../../../lib/session.ts';
import { secondFactorState } from '../second-factor/second-factor-state.ts';
import { afterSignIn } from './after-sign-in.ts';

type SignInAnswer =
  | z.output<typeof signedIn>
  | z.output<typeof secondFactorNeeded>
  | z.output<typeof ownSecretNeeded>;

/** The page to which somebody came to sign in; null when they came to no page. */
export function useNext(): string | null {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return search.get('next') ?? state?.next ?? null;
}

/**
 * Continues after a right password or code: to the second step if there is one, otherwise to
 * {@link useNext}, or to the own home, which say it.
 */
export function useFinishSignIn(): (answer: SignInAnswer) => Promise<null> {
  const navigate = useNavigate();
  const next = useNext();
  return async (answer) => {
    if ('challenge' in answer) {
      const asks = 'asks' in answer ? answer.asks : 'totp';
      await navigate(paths.secondFactor, {
        state: secondFactorState(answer.challenge, next, asks),
      });
      return null;
    }
    const account = await refreshSession();
    await followAccountLocale(account);
    await navigate(afterSignIn(next, account?.roles ?? []), { replace: true });
    return null;
  };
}
