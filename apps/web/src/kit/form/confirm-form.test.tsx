import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useHafiForm } from '../../lib/form/form.ts';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { ConfirmForm } from './confirm-form.tsx';

const schema = z.object({ reason: z.string().check(z.minLength(3)) });

function Question({ submit }: { submit: (values: { reason: string }) => Promise<string | null> }) {
  const state = useHafiForm<{ reason: string }>({ schema, defaults: { reason: '' }, submit });
  const { error, ...field } = state.field('reason');
  return (
    <ConfirmForm
      state={state}
      open
      onClose={() => {}}
      title="Refuse the claim?"
      message="The person reads the reason."
      safe="Not yet"
      yes="Refuse"
    >
      <label>
        Reason <textarea {...field} />
      </label>
      <p>{error}</p>
    </ConfirmForm>
  );
}

const draw = (submit: Parameters<typeof Question>[0]['submit']) =>
  render(
    <I18nProvider i18n={i18n}>
      <Question submit={submit} />
    </I18nProvider>,
  );
const refuse = () => fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('Reason'), { target: { value } });

beforeEach(async () => {
  await loadWords('core', 'app');
  await setLocale('en');
});

it('submits its fields once they are valid', async () => {
  const submit = vi.fn(async () => null);
  draw(submit);
  screen.getByRole('alertdialog', { description: 'The person reads the reason.' });
  refuse();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toMatch(/characters/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
  type('It names nobody.');
  refuse();
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ reason: 'It names nobody.' }));
});

it('shows the error inside', async () => {
  draw(() => Promise.reject(new Error('lost')));
  type('It names nobody.');
  refuse();
  const said = await screen.findByRole('alert');
  expect(screen.getByRole('alertdialog').contains(said)).toBe(true);
});
