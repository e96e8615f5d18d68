import type { Endpoint } from '@hafi/contract/core/endpoint';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { preloadPage } from '../src/app/router.tsx';
import { answersSample, type FakeApi, fails, hangs, unreachable } from './fake-api.ts';
import { isOptional, pageRows } from './page-rows.ts';
import { loadAllParts, renderPage } from './render-page.tsx';

const pageFiles = Object.keys(import.meta.glob('../src/**/*.page.tsx'));

/** `FamilyConnectPage` is in `family-connect.page.tsx`. */
const fileOf = (page: string) =>
  `/${page
    .replace(/Page$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase()}.page.tsx`;

/**
 * Queries of the frame, not of the page: the session, the bell, and the people to call, which are kept
 * before anybody looks (`own-people.test.tsx`); what waits for coordinators (`watch-waiting.test.tsx`); the open emergencies (`emergency-bar.test.tsx`); and the network in numbers, which
 * only decorate a page and are left out when they do not arrive (`claims.test.tsx`).
 */
const ofFrame = [
  '/api/auth/session',
  '/api/notifications',
  '/api/people-to-call',
  '/api/emergencies',
  '/api/figures',
  '/api/admin/waiting',
];
const isRead = ({ method, path }: Endpoint) => method === 'GET' && !ofFrame.includes(path);
/** A question that a page asks: two of one endpoint are two that can fail singly. */
interface Read {
  readonly endpoint: Endpoint;
  readonly url: string;
}
const readsOf = ({ requested, urls }: FakeApi): Read[] => {
  const reads = requested.map((endpoint, index) => ({ endpoint, url: urls[index] ?? '' }));
  const first = reads.filter(
    ({ endpoint, url }, index) => isRead(endpoint) && urls.indexOf(url) === index,
  );
  return first;
};

const loadingIn = (page: HTMLElement) => page.querySelectorAll('[data-loading]').length;
const alertsIn = (page: HTMLElement) => page.querySelectorAll('[role=alert]').length;
/** Failures that are announced, or offer to try again. */
const failuresIn = (page: HTMLElement) =>
  alertsIn(page) +
  [...page.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Try again')
    .length;
const headingOf = (page: HTMLElement) => page.querySelector('h1')?.textContent;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

test('the rows include every page', async () => {
  const pages = await Promise.all(
    pageRows.map(async ({ path }) => (await preloadPage(path.split(/[?#]/)[0] ?? path))?.page),
  );
  const drawn = [...new Set(pages)].map((page) => fileOf(page ?? ''));
  expect(pageFiles.filter((file) => !drawn.some((each) => file.endsWith(each)))).toEqual([]);
});

describe.each(pageRows.map((row) => ({ ...row, who: String(row.as) })))(
  '$path as $who',
  ({ path, as, answers = [] }) => {
    let reads: Read[] = [];

    test('filled: the data is shown, and nothing is pending', async () => {
      const { container, api } = await renderPage(path, { as, answers });
      reads = readsOf(api);
      expect(headingOf(container)).toBeTruthy();
      expect(loadingIn(container)).toBe(0);
      expect(failuresIn(container)).toBe(0);
    });

    test('empty: the page works with empty lists', async () => {
      if (reads.length === 0) return;
      const otherwise = (endpoint: Endpoint) => answersSample(endpoint, 0);
      const { container } = await renderPage(path, { as, otherwise });
      expect(headingOf(container)).toBeTruthy();
      expect(loadingIn(container)).toBe(0);
    });

    test('loading: a loading state is shown', async () => {
      if (reads.length === 0) return;
      const otherwise = (endpoint: Endpoint) =>
        isRead(endpoint) ? hangs(endpoint) : answersSample(endpoint, 2);
      const { container } = await renderPage(path, { as, otherwise });
      expect(alertsIn(container)).toBe(0);
      const silent = reads.every(({ endpoint }) => isOptional(path, endpoint.path));
      if (!silent) expect(container.querySelectorAll('[role=status]').length).toBeGreaterThan(0);
    });

    test('failed: every failed request is reported', async () => {
      const untold: string[] = [];
      for (const { endpoint, url } of reads) {
        if (isOptional(path, endpoint.path)) continue;
        const { container, unmount } = await renderPage(path, {
          as,
          answers: [{ ...fails(endpoint), url }, ...answers],
        });
        if (failuresIn(container) === 0) untold.push(url);
        unmount();
      }
      expect(untold).toEqual([]);
    });

    test('offline: the missing network is reported, and nothing breaks', async () => {
      if (reads.length === 0) return;
      const { container } = await renderPage(path, { as, otherwise: unreachable });
      const silent = reads.every(({ endpoint }) => isOptional(path, endpoint.path));
      if (!silent) expect(failuresIn(container)).toBeGreaterThan(0);
    });
  },
);
