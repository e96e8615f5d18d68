import { Problem } from '@hafi/contract/core/problem';
import { TextField } from '@hafi/ui/field/text-field';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useHafiForm } from '../../lib/form/form.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { i18n, loadWords, setLocale } from '../../lib/words/words.ts';
import { FormFrame } from './form-frame.tsx';

const schema = z.object({ name: z.string().check(z.minLength(1, { error: 'required' })) });

const nothingSaid = () => Promise.resolve(null);

type Frame = Omit<ComponentProps<typeof FormFrame>, 'state' | 'children'>;

function Form(props: Frame & { submit: () => Promise<string | null> }) {
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
  show({ title: 'An allergy', submit: vi.fn(nothingSaid) });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'An allergy' }));
});

it('leaves the focus where it is without a title', () => {
  show({ submit: vi.fn(nothingSaid) });
  expect(document.activeElement).toBe(document.body);
});

it('shows no summary for a field left invalid before the first attempt', async () => {
  show({ submit: vi.fn(nothingSaid) });
  fireEvent.input(name(), { target: { value: 'R' } });
  fireEvent.input(name(), { target: { value: '' } });
  fireEvent.blur(name());
  expect(screen.queryByRole('alert')).toBeNull();
  save();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Some answers need a look');
  await waitFor(() => expect(document.activeElement).toBe(name()));
});

const stands = (what: Element, where: Element) =>
  expect(what.compareDocumentPosition(where)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

it('says why the server refused directly above its button, and shows it', async () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  show({ submit: vi.fn(cut) });
  fireEvent.input(name(), { target: { value: 'Rose' } });
  save();
  const alert = await screen.findByRole('alert');
  stands(name(), alert);
  stands(alert, screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(shown.mock.contexts).toContain(alert);
});

it('leads to the field that the server refused, and says it above the button too', async () => {
  const errors = [{ path: 'name', code: 'taken', message: 'Choose another name.' }];
  const refused = new Problem({ code: 'invalid-input', status: 400 }, { message: '', errors });
  show({ submit: () => Promise.reject(refused) });
  fireEvent.input(name(), { target: { value: 'Rose' } });
  save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Choose another name.');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(name().getAttribute('aria-invalid')).toBe('true');
});

const button = () => screen.getByRole('button', { name: 'Save' });
function correct(value: string) {
  button().focus();
  fireEvent.input(name(), { target: { value } });
  fireEvent.blur(name());
}

it('is silent about a refusal whose fields are corrected', async () => {
  const errors = [{ path: 'name', code: 'taken', message: 'Choose another name.' }];
  const refused = new Problem({ code: 'invalid-input', status: 400 }, { message: 'No.', errors });
  show({ submit: () => Promise.reject(refused) });
  fireEvent.input(name(), { target: { value: 'Rose' } });
  save();
  await waitFor(() => expect(document.activeElement).toBe(name()));
  correct('Jean');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.activeElement).toBe(button());
});

it('does not bring back the refusal of an earlier attempt', async () => {
  show({ submit: vi.fn(cut) });
  fireEvent.input(name(), { target: { value: 'Rose' } });
  save();
  await screen.findByRole('alert');
  fireEvent.input(name(), { target: { value: '' } });
  save();
  await screen.findByText('Some answers need a look');
  correct('Jean');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.activeElement).toBe(button());
});

it('keeps the focus while fields change beside a refusal', async () => {
  show({ submit: vi.fn(cut) });
  fireEvent.input(name(), { target: { value: 'Rose' } });
  save();
  const refusal = await screen.findByRole('alert');
  correct('Rosa');
  correct('');
  await screen.findByText('Some answers need a look');
  correct('Jean');
  await waitFor(() => expect(screen.queryByText('Some answers need a look')).toBeNull());
  expect(screen.getByRole('alert')).toBe(refusal);
  expect(document.activeElement).toBe(button());
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
  const { unmount } = show({ submit: vi.fn(nothingSaid), onCancel });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  unmount();
  show({ submit: vi.fn(nothingSaid) });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('labels its buttons as given', () => {
  show({
    submit: vi.fn(nothingSaid),
    onCancel: vi.fn(),
    save: 'Register',
    cancel: 'Another number',
    wide: true,
  });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Register', 'Another number']);
});

it('says beside its button what was done, and gives it the focus', async () => {
  show({ submit: () => Promise.resolve('Your name is saved.') });
  fireEvent.input(name(), { target: { value: 'Rose' } });
  // Sent with the Enter key.
  name().focus();
  fireEvent.submit(name());
  const note = await screen.findByText('Your name is saved.');
  await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
  const button = screen.getByRole('button', { name: 'Save' });
  expect(note.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

function Closing() {
  const [isOpen, setOpen] = useState(true);
  const submit = async () => {
    setOpen(false);
    return 'Rose is in the list.';
  };
  return (
    <I18nProvider i18n={i18n}>
      <OutcomePlace>
        <h2>People</h2>
        {isOpen ? <Form submit={submit} /> : null}
      </OutcomePlace>
    </I18nProvider>
  );
}

it('leaves it to the part around it when it closes', async () => {
  render(<Closing />);
  fireEvent.input(name(), { target: { value: 'Rose' } });
  save();
  const note = await screen.findByText('Rose is in the list.');
  await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
  expect(screen.queryByLabelText('Name')).toBeNull();
  const heading = screen.getByRole('heading', { name: 'People' });
  expect(note.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

function Opening({ submit }: { submit: () => Promise<string | null> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <I18nProvider i18n={i18n}>
      <OutcomePlace>
        <section aria-label="People">
          {isOpen ? (
            <Form title="Somebody" submit={submit} onCancel={() => setOpen(false)} />
          ) : (
            <button type="button" onClick={() => setOpen(true)}>
              Add somebody
            </button>
          )}
        </section>
      </OutcomePlace>
    </I18nProvider>
  );
}

function open() {
  const opener = screen.getByRole('button', { name: 'Add somebody' });
  opener.focus();
  fireEvent.click(opener);
}

it('gives the focus back to the button that opened it, when it is cancelled', async () => {
  render(<Opening submit={nothingSaid} />);
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add somebody' })),
  );
});

function Twice({ submit }: { submit: () => Promise<string | null> }) {
  const [count, setCount] = useState(1);
  const send = async () => {
    const said = await submit();
    setCount(2);
    return said;
  };
  return (
    <I18nProvider i18n={i18n}>
      <OutcomePlace>
        <Form key={count} submit={send} />
      </OutcomePlace>
    </I18nProvider>
  );
}

it('leaves nothing said of an earlier one beside its own failure', async () => {
  const submit = vi.fn(() => Promise.resolve('Rose is in the list.'));
  render(<Twice submit={submit} />);
  fireEvent.input(name(), { target: { value: 'Rose' } });
  save();
  await screen.findByText('Rose is in the list.');
  submit.mockImplementationOnce(cut);
  fireEvent.input(name(), { target: { value: 'Jean' } });
  save();
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.queryByText('Rose is in the list.')).toBeNull());
});
