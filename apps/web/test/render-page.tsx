import { type Account, account } from '@hafi/contract/accounts/account.schemas';
import { getSession } from '@hafi/contract/accounts/accounts.contract';
import type { Role } from '@hafi/contract/accounts/roles';
import { listUrgentNews } from '@hafi/contract/alerts/alerts.contract';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { listEmergencies } from '@hafi/contract/emergency/emergencies.contract';
import { act, configure, type RenderResult, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { preloadPage } from '../src/app/router.tsx';
import { queryClient } from '../src/lib/query/query-client.ts';
import { forgetSession, refreshSession } from '../src/lib/session.ts';
import { loadWords } from '../src/lib/words/words.ts';
import { answers, answersSample, type FakeAnswer, type FakeApi, fakeApi } from './fake-api.ts';
import { sampleOf } from './sample-of.ts';

// Lazy parts take their time: on a busy machine more than the default second.
configure({ asyncUtilTimeout: 10_000 });

const parts = import.meta.glob([
  '../src/{app,features}/**/*.tsx',
  '!../src/app/{main,prerender}.tsx',
  '!../src/**/*.test.tsx',
]);

/** Loads all lazy parts, so that a page is stable once its answers have arrived. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(Object.values(parts).map((load) => load()));
}

/** Who looks: a visitor, or a signed-in person with these roles. */
export type Viewer = 'visitor' | readonly Role[];

/** An account as the server returns it. */
export const accountWith = (roles: readonly Role[]): Account => ({
  ...(sampleOf(account) as Account),
  locale: 'en',
  // What a sample would put at the top of many screens.
  otherName: null,
  roles: [...roles],
});

interface Way {
  navigate: NavigateFunction | undefined;
}

function TakeWay({ to }: { to: Way }) {
  const navigate = useNavigate();
  useEffect(() => {
    to.navigate = navigate;
  });
  return null;
}

/** A page in the app, with the fake server behind it. */
export interface RenderedPage extends RenderResult {
  readonly api: FakeApi;
  /** Goes back in the history, as the browser's button does. */
  readonly goBack: () => void;
}

/**
 * Renders the page of an address as a person sees it, in the whole app, with a server that follows
 * the contract: `given` answers first, else `otherwise` (lists of two).
 */
export async function renderPage(
  path: string,
  {
    as = 'visitor',
    answers: given = [],
    otherwise = (endpoint) => answersSample(endpoint, 2),
    serverTime,
    account: about = {},
  }: {
    as?: Viewer;
    /** What is special about the viewer's account. */
    account?: Partial<Account>;
    answers?: readonly FakeAnswer[];
    otherwise?: (endpoint: Endpoint) => FakeAnswer;
    serverTime?: Date;
  } = {},
): Promise<RenderedPage> {
  const viewer = as === 'visitor' ? null : { ...accountWith(as), ...about };
  const session = answers(getSession, { data: viewer });
  // What a sample would put at the top of every screen: those that want one give it.
  const calm = [answers(listEmergencies, { data: [] }), answers(listUrgentNews, { data: [] })];
  const api = fakeApi([session, ...given, ...calm], otherwise, serverTime);
  vi.stubGlobal('fetch', api.fetch);
  queryClient.clear();
  // Failed queries are retried as in production, but without the delay.
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  forgetSession();
  await loadWords('app', 'core');
  await refreshSession();
  await preloadPage(new URL(path, location.origin).pathname);
  const way: Way = { navigate: undefined };
  const within = (screens: React.ReactNode) => (
    <MemoryRouter initialEntries={[path]}>
      <TakeWay to={way} />
      {screens}
    </MemoryRouter>
  );
  const view = await act(async () => render(<App within={within} />));
  await settled(view.container, api);
  return Object.assign(view, { api, goBack: () => void way.navigate?.(-1) });
}

/** How long React may keep showing a fallback once the content is there, in milliseconds. */
const revealedWithin = 400;

/** Waits until every answer has arrived and the page has stopped changing. */
export async function settled(container: HTMLElement, api: FakeApi): Promise<void> {
  let before = '';
  let changedAt = Date.now();
  for (let still = 0; still < 4; ) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    const now = container.innerHTML;
    const same = now === before && api.pending() === 0;
    if (!same) changedAt = Date.now();
    const mayReveal = now.includes('data-loading') && Date.now() - changedAt < revealedWithin;
    still = same && !mayReveal ? still + 1 : 0;
    before = now;
  }
}
