import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { BadgeMarks } from './badge-marks.tsx';

beforeEach(async () => {
  await setLocale('en');
  await loadWords('badges');
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-22T08:00:30Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

const badge = {
  badge: 'professional' as const,
  organisation: null,
  checked: ['identity' as const, 'training' as const],
  checkedAt: '2025-11-22T08:02:00Z',
  until: '2026-11-22T08:02:00Z',
};

it('opens to what was checked, by whom and until when, and is gone at its end', () => {
  render(
    <I18nProvider i18n={i18n}>
      <BadgeMarks badges={[badge]} />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Badge: Professionals' }));
  const said = screen.getByRole('region', { name: 'What was checked' });
  expect(said.textContent).toContain('Certificate, diploma or licence of care');
  expect(said.textContent).toContain(
    'By a coordinator of Hafi on 22 November 2025. Valid until 22 November 2026.',
  );
  act(() => vi.advanceTimersByTime(89_000));
  expect(screen.queryByRole('button')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('button')).toBeNull();
});
