import 'fake-indexeddb/auto';
import { allEndpoints } from '@hafi/contract/core/registry';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { keptQuestions } from '../src/lib/query/kept/kept-questions.ts';
import { queryClient } from '../src/lib/query/query-client.ts';
import { fakeApi, unreachable } from './fake-api.ts';
import { loadAllParts, renderPage, settled } from './render-page.tsx';

const id = '019aa000-0000-7000-8000-000000000001';
const lacks = /did not arrive|(record|notes) could not be|Loading/;

beforeAll(loadAllParts, 120_000);

/** Opens a page with network, closes the app, and opens it again without. */
async function openCold(path: string, as: readonly ('PATIENT' | 'FAMILY')[]) {
  const view = await renderPage(path, { as });
  await vi.waitFor(async () => expect(await indexedDB.databases()).not.toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 100));
  view.unmount();
  cleanup();
  queryClient.clear();
  const api = fakeApi([], unreachable);
  vi.stubGlobal('fetch', api.fetch);
  const within = (screens: React.ReactNode) => (
    <MemoryRouter initialEntries={[path]}>{screens}</MemoryRouter>
  );
  const { container } = await act(async () => render(<App within={within} />));
  await settled(container, api);
}

it.each([
  ['/medical-card', ['PATIENT']],
  ['/healthcare?tab=vitals', ['PATIENT']],
  ['/healthcare?tab=record', ['PATIENT']],
  ['/check-in-plan', ['PATIENT']],
  ['/family-dashboard', ['FAMILY']],
  [`/alerts/${id}?elder=${id}`, ['FAMILY']],
] as const)('%s opens without network as it was read with it, with its time', async (path, as) => {
  await openCold(path, as);
  expect(screen.getByRole('main').textContent).not.toMatch(lacks);
  expect(screen.getByRole('main').textContent).toMatch(/What you see is from|from \d\d:\d\d/);
});

it('names questions that there are', () => {
  const known = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  for (const { endpoint } of keptQuestions) {
    expect(known).toContain(`${endpoint.method} ${endpoint.path}`);
  }
});
