import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { answers, answersSample, fakeApi } from '../../../test/fake-api.ts';
import { accountWith } from '../../../test/render-page.tsx';
import { forgetSession, refreshSession } from '../../lib/session.ts';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { MobileAccess } from './mobile-access.tsx';

let at = '/about';
let write: (content: ReactNode) => void;

function Page() {
  const [content, setContent] = useState<ReactNode>('Only words');
  write = setContent;
  return (
    <MemoryRouter initialEntries={[at]}>
      <main>{content}</main>
      <MobileAccess />
    </MemoryRouter>
  );
}

const sheet = () => screen.queryByRole('region', { name: 'Hafi on this phone' });

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );

beforeEach(async () => {
  localStorage.clear();
  forgetSession();
  at = '/about';
  history.replaceState(null, '');
  await loadWords('app', 'core');
  await setLocale('en');
  // A phone by its width.
  window.innerWidth = 360;
});

it('waits while there is something to fill in, whose button to save it would cover', async () => {
  show();
  expect(sheet()).not.toBeNull();
  await act(async () => write(<input />));
  expect(sheet()).toBeNull();
  await act(async () => write('Only words'));
  expect(sheet()).not.toBeNull();
});

it('keeps the room of the button to install until the browser offers it', async () => {
  const offered = () => screen.queryByRole('button', { name: 'Install Hafi' });
  const rows = () => sheet()?.querySelector('button')?.parentElement?.children.length;
  Reflect.set(window, 'onbeforeinstallprompt', null);
  show();
  const before = rows();
  expect(offered()).toBeNull();
  act(() => void dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  expect(offered()).not.toBeNull();
  expect(rows()).toBe(before);
  Reflect.deleteProperty(window, 'onbeforeinstallprompt');
  window.hafiInstall = undefined;
});

it.each([
  '/dashboard',
  '/emergency',
  '/e/token',
  '/alerts/one',
  '/check-ins/one',
  '/invitation',
  '/shared-document',
  '/login',
  '/offline',
])('never lies over %s', (path) => {
  at = path;
  show();
  expect(sheet()).toBeNull();
});

it('never lies over what somebody who is signed in reads', async () => {
  const { fetch } = fakeApi([answers(getSession, { data: accountWith(['PATIENT']) })], (each) =>
    answersSample(each, 0),
  );
  vi.stubGlobal('fetch', fetch);
  await refreshSession();
  show();
  expect(sheet()).toBeNull();
  vi.unstubAllGlobals();
});

it.each([
  ['closes on the first page of a tab', null, 0],
  ['closes on a page that was opened by its address', { idx: 0 }, 0],
  ['goes back to the page of Hafi before', { idx: 1 }, 1],
])('%s when it is cancelled', (_, state, times) => {
  history.replaceState(state, '');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sheet()).toBeNull();
  expect(back).toHaveBeenCalledTimes(times);
  back.mockRestore();
});
