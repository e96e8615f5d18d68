import { exchangeCode } from '@hafi/contract/accounts/social.contract';
import { Problem } from '@hafi/contract/core/problem';
import { call } from '../../../lib/api.ts';
import { readStored, store } from '../../../lib/device-storage.ts';
import { paths } from '../../../lib/paths.ts';
import { followAccountLocale } from '../../../lib/preferences/own-locale.ts';
import { refreshSession } from '../../../lib/session.ts';
import { type SecondFactorState, secondFactorState } from '../second-factor/second-factor-state.ts';
import { afterSignIn } from '../sign-in/after-sign-in.ts';

const nextKey = 'hafi-next';

/** Stores where the person wanted to go, for the return from Google or Instagram. */
export function rememberNext(next: string | null): void {
  store('session', nextKey, next);
}

function recallNext(): string | null {
  const next = readStored<string>('session', nextKey) ?? null;
  store('session', nextKey, null);
  return next;
}

/** Replaces the address; the router reads its state from `usr` when it starts. */
function goTo(to: string, state: SecondFactorState | null = null): void {
  history.replaceState({ ...history.state, usr: state }, '', to);
}

/**
 * Exchanges the single-use `code` in the URL for a session, before the router starts. First removes
 * the code from address bar and history. Then the address becomes the page that the person wanted,
 * the second factor, or the sign-in page with a reason. Switches to the account's language.
 */
export async function exchangeAddressCode(): Promise<void> {
  const here = new URL(location.href);
  const code = here.searchParams.get('code');
  if (code === null) return;
  here.searchParams.delete('code');
  goTo(here.pathname + here.search);
  const next = recallNext();
  try {
    const { data } = await call(exchangeCode, { body: { code } });
    if ('challenge' in data) {
      goTo(paths.secondFactor, secondFactorState(data.challenge, next));
      return;
    }
    goTo(afterSignIn(next, data.roles));
  } catch (error) {
    const tooLate = error instanceof Problem && error.code === 'challenge-expired';
    goTo(paths.loginProblem(tooLate ? 'challenge-expired' : 'social-sign-in-failed'));
    return;
  }
  // They are signed in already; if this fails, the page just keeps its language.
  await refreshSession().then(followAccountLocale, () => undefined);
}
