import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignedInOnly } from '../src/app/guards.tsx';
import { SessionEffects } from '../src/app/shell/session-effects.tsx';
import { forgetSession, leaveSession, refreshSession, useSession } from '../src/lib/session.ts';
import { accountWith } from './render-page.tsx';

let signedIn: boolean;

/** Like the frames of members and visitors, which differ, so what is inside is remounted. */
function Shell() {
  const { status } = useSession();
  return (
    <main key={status}>
      <SessionEffects />
      <Outlet />
    </main>
  );
}

beforeEach(async () => {
  signedIn = true;
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: signedIn ? accountWith(['PATIENT']) : null }),
  );
  await refreshSession();
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <Routes>
        <Route element={<Shell />}>
          <Route path="/" element={<Link to="/profile">At home</Link>} />
          <Route path="/login" element="Sign in, please" />
          <Route element={<SignedInOnly />}>
            <Route path="/profile" element="My profile" />
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('My profile')).toBeDefined();
});

const end = async () => {
  signedIn = false;
};

test('a person who signs out goes home', async () => {
  await act(() => leaveSession({ to: '/' }, end));
  // Then asked to sign in, like anybody who opens such a page later.
  await act(() => screen.getByText('At home').click());
  expect(screen.getByText('Sign in, please')).toBeDefined();
});

test('also when something else notices first that the session has ended', async () => {
  await act(() => leaveSession({ to: '/' }, () => end().then(refreshSession)));
  expect(screen.getByText('At home')).toBeDefined();
});

test('a person who could not sign out stays signed in', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(() => expect(leaveSession({ to: '/' }, lost)).rejects.toThrow('Failed to fetch'));
  expect(screen.getByText('My profile')).toBeDefined();
  // Then asked to sign in when the session ends later.
  await act(() => end().then(refreshSession));
  expect(screen.getByText('Sign in, please')).toBeDefined();
});

test('an answer that arrives after signing out does not sign the person in again', async () => {
  let resolve: (answer: Response) => void = () => undefined;
  const answered = new Promise<Response>((end) => {
    resolve = end;
  });
  vi.stubGlobal('fetch', () => answered);
  const requested = refreshSession();
  await act(async () => forgetSession());
  resolve(Response.json({ data: accountWith(['PATIENT']) }));
  await act(() => requested);
  expect(screen.getByText('Sign in, please')).toBeDefined();
});
