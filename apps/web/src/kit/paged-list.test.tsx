import { Problem } from '@hafi/contract/core/problem';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { i18n, loadWords, setLocale } from '../lib/words/words.ts';
import { PagedList } from './paged-list.tsx';

interface Page {
  data: string[];
  nextCursor: string | null;
}
type Answer = () => Promise<Page>;

function Names({ answers, gradual = false }: { answers: Answer[]; gradual?: boolean }) {
  const query = useInfiniteQuery({
    queryKey: ['names'],
    queryFn: ({ pageParam }): Promise<Page> => answers[pageParam]?.() ?? Promise.reject(),
    initialPageParam: 0,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? Number(nextCursor) : undefined),
    retry: false,
  });
  return (
    <PagedList<Page>
      query={query}
      label="Loading the names"
      failed="The names did not arrive"
      empty={<p>Nobody yet</p>}
      gradual={gradual}
      more="Show more names"
      progress={(shown, hasMore) => `${shown} shown${hasMore ? ', there are more' : ''}`}
    >
      {(list) => list.map((name) => <p key={name}>{name}</p>)}
    </PagedList>
  );
}

const page =
  (data: string[], nextCursor: string | null = null) =>
  (): Promise<Page> =>
    Promise.resolve({ data, nextCursor });
const fails = (): Promise<Page> =>
  Promise.reject(new Problem({ code: 'internal', status: 500 }, { message: 'Our mistake.' }));
const draw = (names: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>{names}</I18nProvider>
    </QueryClientProvider>,
  );
const show = (...answers: Answer[]) => draw(<Names answers={answers} />);
const more = () => screen.findByRole('button', { name: 'Show more names' });

beforeEach(async () => {
  await loadWords('core', 'app');
  await setLocale('en');
});

it('renders what has loaded, and the next page on demand', async () => {
  show(page(['Rose'], '1'), page(['Jean']));
  expect(await screen.findByText('1 shown, there are more')).toBeTruthy();
  fireEvent.click(await more());
  expect(await screen.findByText('Jean')).toBeTruthy();
  expect(screen.getByText('Rose')).toBeTruthy();
  expect(screen.getByText('2 shown')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that there is none, also to screen readers', async () => {
  show(page([]));
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('0 shown');
});

it('says that loading failed, and retries', async () => {
  let answer = fails;
  show(() => answer());
  expect(await screen.findByText('The names did not arrive')).toBeTruthy();
  answer = page(['Rose']);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rose')).toBeTruthy();
});

it('renders cards a few at a time, in the end all of them in order', async () => {
  const names = ['Rose', 'Jean', 'Aline', 'Paul', 'Ruth', 'Eric'];
  draw(<Names answers={[page(names)]} gradual />);
  await screen.findByText('Eric');
  const drawn = screen.getAllByText(/^[A-Z][a-z]+$/).map(({ textContent }) => textContent);
  expect(drawn).toEqual(names);
});

it('keeps the loaded items when the next page fails, says so, and can retry', async () => {
  let second: Answer = fails;
  show(page(['Rose'], '1'), () => second());
  fireEvent.click(await more());
  expect((await screen.findByRole('alert')).textContent).toContain('Our mistake.');
  expect(screen.getByText('Rose')).toBeTruthy();
  second = page(['Jean']);
  fireEvent.click(await more());
  expect(await screen.findByText('Jean')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
