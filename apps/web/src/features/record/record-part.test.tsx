import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../../lib/lazy-part.tsx';
import '../../lib/slow-words.tsx';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { RecordPart } from './record-part.tsx';

/** On a network that hangs. */
const Question = lazyPart(() => new Promise<never>(() => undefined));

beforeEach(async () => {
  await loadWords('app', 'core', 'record');
  await setLocale('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that the question before an entry is taken out takes long to load', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <RecordPart
        title="Allergies"
        empty="None"
        addLabel="Add"
        entries={[{ id: 'a', name: 'Penicillin', details: [] }]}
        mayWrite
        form={() => null}
        withdraw={() => <Question />}
      />
    </I18nProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Take out/ })));
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(screen.getByText('This takes long. Hafi keeps trying.')).toBeTruthy();
});
