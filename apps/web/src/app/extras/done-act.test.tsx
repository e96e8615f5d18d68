import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { forgetDone, sayDone } from '../../lib/done-act.ts';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { DoneAct } from './done-act.tsx';

function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/settings')}>
      Go on
    </button>
  );
}

beforeEach(async () => {
  await loadWords('app', 'core', 'extras');
  await setLocale('en');
  forgetDone();
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <DoneAct />
        <Leave />
      </MemoryRouter>
    </I18nProvider>,
  );
});

it('announces what was done in a region that stood there before, until it is closed', () => {
  // A screen reader announces what changes in a live region, not what arrives together with it.
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  act(() => sayDone('Chantal was taken out.'));
  expect(region.textContent).toContain('Chantal was taken out.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(region.textContent).toBe('');
});

it('is silent again once the reader has gone on', () => {
  act(() => sayDone('Chantal was taken out.'));
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('takes the focus when the pressed control has gone, and leaves it with who has gone on', async () => {
  act(() => sayDone('Chantal was taken out.'));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain('Chantal was taken out.'),
  );
  act(forgetDone);
  const next = screen.getByRole('button', { name: 'Go on' });
  next.focus();
  act(() => sayDone('Chantal was taken out.'));
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(document.activeElement).toBe(next);
});
