import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { accountWith } from '../../../test/render-page.tsx';
import { forgetSession, refreshSession } from '../../lib/session.ts';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { OtherPerson } from './other-person.tsx';

afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

/** Signs in one person, then another beside the page that is open. */
async function openWhileAnotherSignsIn(path: string): Promise<void> {
  const one = accountWith(['PATIENT']);
  const other = { ...accountWith(['CAREGIVER']), id: crypto.randomUUID(), firstName: 'Beata' };
  let account = one;
  vi.stubGlobal('fetch', async () => Response.json({ data: account }));
  await loadWords('app', 'core', 'extras');
  await setLocale('en');
  await refreshSession();
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[path]}>
        <OtherPerson />
      </MemoryRouter>
    </I18nProvider>,
  );
  account = other;
  await act(() => refreshSession());
  screen.getByText('Beata is signed in on this device now.');
}

it('says that what was not sent is kept for its owner', async () => {
  await openWhileAnotherSignsIn('/dashboard');
  screen.getByText(/^What was not sent yet was not done in their name/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('keeps 912 in reach for who was calling for help, whose key it covers', async () => {
  await openWhileAnotherSignsIn('/emergency');
  screen.getByText(/^If you were calling for help, call 912 now/);
  expect(screen.getByRole('link', { name: 'Call 912' }).getAttribute('href')).toBe('tel:912');
});
