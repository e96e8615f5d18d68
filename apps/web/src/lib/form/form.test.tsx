import { email, text } from '@hafi/contract/core/fields';
import { Problem } from '@hafi/contract/core/problem';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { TextField } from '@hafi/ui/field/text-field';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { i18n, loadWords, setLocale } from '../words/words.ts';
import { useHafiForm } from './form.ts';

const schema = z.object({ name: text(5), email });
type Values = { name: string; email: string; password: string };

function Form({ submit }: { submit: (values: Values) => Promise<string | null> }) {
  const defaults = { name: '', email: '', password: '' };
  const draftKey = 'test-draft';
  const { onSubmit, field, errors, attempt, failure } = useHafiForm<Values>({
    schema,
    defaults,
    submit,
    draftKey,
  });
  return (
    <form onSubmit={onSubmit}>
      <ErrorSummary title="Summary" errors={errors} attempt={attempt} />
      <p>{failure}</p>
      <TextField label="Name" {...field('name')} />
      <TextField label="Email" {...field('email')} />
      <TextField label="Password" {...field('password')} />
      <button type="submit">Send</button>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const show = (submit: (values: Values) => Promise<string | null>) =>
  render(
    <I18nProvider i18n={i18n}>
      <Form submit={submit} />
    </I18nProvider>,
  );

beforeEach(async () => {
  sessionStorage.clear();
  await loadWords('core', 'app');
  await setLocale('en');
});

it('shows errors as text, and focuses the first field', async () => {
  const submit = vi.fn();
  show(submit);
  type('Name', 'Espérance');
  send();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Use at most 5 characters.');
  expect(summary.textContent).toContain('Please fill this in.');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(submit).not.toHaveBeenCalled();
});

it('uses the language of the page', async () => {
  await setLocale('rw');
  show(vi.fn());
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Mwuzuze aha.');
});

it("puts the server's complaints at their fields and keeps what was typed", async () => {
  const errors = [{ path: 'email', code: 'taken', message: 'Choose another address.' }];
  show(async () => {
    throw new Problem({ code: 'invalid-input', status: 400 }, { message: 'Look again.', errors });
  });
  type('Name', 'Rose');
  type('Email', 'rose@hafi.test');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('Choose another address.');
  expect(screen.queryByText('Look again.')).toBeNull();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Rose');
});

it('stores a draft on the device, but never a password', async () => {
  const first = show(vi.fn());
  type('Name', 'Rose');
  type('Password', 'Hafi-demo-1');
  first.unmount();
  expect(JSON.stringify(sessionStorage.getItem('test-draft'))).not.toContain('Hafi-demo-1');
  show(vi.fn());
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Rose');
});
