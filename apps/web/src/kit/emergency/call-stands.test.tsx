import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { anEmergencyLine } from '../../../test/an-emergency.ts';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { CallStands } from './call-stands.tsx';

beforeEach(async () => {
  await setLocale('en');
  await loadWords('call-for-help');
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-22T08:00:05Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

it('says in how many minutes somebody is there, also where they set off in mid minute', () => {
  const nearest = { name: 'Vestine', knows: 'coming' as const, dueAt: '2026-11-22T08:10:45Z' };
  render(
    <I18nProvider i18n={i18n}>
      <CallStands call={anEmergencyLine({ state: 'on-the-way', nearest })} />
    </I18nProvider>,
  );
  screen.getByText('Vestine is there in 11 minutes');
  act(() => vi.advanceTimersByTime(45_000));
  screen.getByText('Vestine is there in 10 minutes');
});
