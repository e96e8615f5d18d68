import { Problem } from '@hafi/contract/core/problem';
import { TextField } from '@hafi/ui/field/text-field';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useHafiForm } from '../../lib/form/form.ts';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { FormFrame } from './form-frame.tsx';

const schema = z.object({ name: z.string().check(z.minLength(1, { error: 'required' })) });

type Frame = Omit<ComponentProps<typeof FormFrame>, 'state' | 'children'>;

function Form(props: Frame & { submit: () => Promise<void> }) {
  const { submit, ...frame } = props;
  const state = useHafiForm<{ name: string }>({ schema, defaults: { name: '' }, submit });
  return (
    <FormFrame state={state} {...frame}>
      <TextField label="Name" {...state.field('name')} />
    </FormFrame>
  );
}

const show = (props: Parameters<typeof Form>[0]) =>
  render(
    <I18nProvider i18n={i18n}>
      <Form {...props} />
    </I18nProvider>,
  );
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const name = () => screen.getByLabelText('Name');
const cut = () => Promise.reject(new Problem({ code: 'no-network', status: 0 }, { message: '' }));

beforeEach(async () => {
  await loadWords('core', 'app');
  await setLocale('en');
});

it('gives its title the focus when it opens', () => {
  show({ title: 'An allergy', submit: vi.fn() });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'An allergy' }));
});

it('leaves the focus where it is without a title', () => {
  show({ submit: vi.fn() });
  expect(document.activeElement).toBe(document.body);
});

it('shows no error at the top for a field left invalid before the first attempt', async () => {
  show({ submit: vi.fn() });
  fireEvent.input(name(), { target: { value: 'R' } });
  fireEvent.input(name(), { target: { value: '' } });
  fireEvent.blur(name());
  expect(screen.queryByRole('alert')).toBeNull();
  save();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Some answers need a look');
  await waitFor(() => expect(document.activeElement).toBe(summary));
});

it('announces the second of two equal errors too', async () => {
  const submit = vi.fn(cut);
  show({ submit });
  fireEvent.input(name(), { target: { value: 'Rose' } });
  save();
  const first = await screen.findByRole('alert');
  save();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  expect(screen.getByRole('alert').textContent).toBe(first.textContent);
  expect(submit).toHaveBeenCalledTimes(2);
});

it('has a cancel button only when one is given', () => {
  const onCancel = vi.fn();
  const { unmount } = show({ submit: vi.fn(), onCancel });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  unmount();
  show({ submit: vi.fn() });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('labels its buttons as given', () => {
  show({
    submit: vi.fn(),
    onCancel: vi.fn(),
    save: 'Register',
    cancel: 'Another number',
    wide: true,
  });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Register', 'Another number']);
});
