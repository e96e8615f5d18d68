import { exchangeCode } from '@hafi/contract/accounts/social.contract';
import { Problem } from '@hafi/contract/core/problem';
import { paths, safeNext } from '../../app/paths.ts';
import { call } from '../../lib/api.ts';
import { type SecondFactorState, secondFactorState } from './second-factor-state.ts';

/** Where to go on after a sign-in at Google or Instagram. */
export interface Arrival {
  readonly to: string;
  readonly state?: SecondFactorState;
}

const nextKey = 'hafi-next';

/** Keeps where the person wanted to go, for the way back from Google or Instagram. */
export function rememberNext(next: string): void {
  sessionStorage.setItem(nextKey, next);
}

function recallNext(): string {
  const next = safeNext(sessionStorage.getItem(nextKey));
  sessionStorage.removeItem(nextKey);
  return next;
}

/** The sign-in page that says why the person is there again. */
export const loginBecause = (problem: string) =>
  `${paths.login}?problem=${encodeURIComponent(problem)}`;

/**
 * Exchanges the single-use code of the address bar for a session. The code leaves the address bar
 * and the history before anything else. Answers where to go; null when there is no code.
 */
export async function exchangeAddressCode(): Promise<Arrival | null> {
  const here = new URL(location.href);
  const code = here.searchParams.get('code');
  if (code === null) return null;
  here.searchParams.delete('code');
  history.replaceState(history.state, '', here);
  const next = recallNext();
  try {
    const { data } = await call(exchangeCode, { body: { code } });
    if ('challenge' in data) {
      return { to: paths.secondFactor, state: secondFactorState(data.challenge, next) };
    }
    return { to: next };
  } catch (error) {
    const tooLate = error instanceof Problem && error.code === 'challenge-expired';
    return { to: loginBecause(tooLate ? 'challenge-expired' : 'social-sign-in-failed') };
  }
}
