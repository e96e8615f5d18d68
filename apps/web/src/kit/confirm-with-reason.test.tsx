import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../lib/query/query-client.ts';
import { i18n, loadWords, setLocale } from '../lib/words/words.ts';
import { ConfirmWithReason } from './confirm-with-reason.tsx';

it('hands on the reason that was typed, or an empty one', async () => {
  await loadWords('core', 'app');
  await setLocale('en');
  const act = vi.fn(async (_reason: string) => {});
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <ConfirmWithReason
          open
          onClose={onClose}
          title="Stop it?"
          message="No more reminders."
          safe="Keep it"
          yes="Stop"
          why="Why? (optional)"
          done={null}
          longest={20}
          act={act}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const why = screen.getByLabelText('Why? (optional)');
  expect(why.getAttribute('maxlength')).toBe('20');
  fireEvent.change(why, { target: { value: ' It made her dizzy ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(act.mock.calls).toEqual([[''], ['It made her dizzy']]));
});
