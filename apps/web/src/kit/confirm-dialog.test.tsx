import { Problem } from '@hafi/contract/core/problem';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDoneAct } from '../lib/done-act.ts';
import { useFailedAct } from '../lib/failed-act.ts';
import { OutcomePlace } from '../lib/outcome/outcome-place.tsx';
import { queryClient } from '../lib/query/query-client.ts';
import { i18n, loadWords, setLocale } from '../lib/words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What the bottom of the page says. */
function Bottom() {
  const failed = useFailedAct();
  const done = useDoneAct();
  return (
    <>
      {failed instanceof Error ? <p>Bottom: {failed.message}</p> : null}
      {done ? <p>Done: {done}</p> : null}
    </>
  );
}

function Page(props: { end: () => Promise<unknown>; onDone?: () => void; done?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        End the visits
      </button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="End these visits?"
        message="None of them comes any more."
        safe="Leave them"
        yes="Yes, end them"
        act={props.end}
        done={props.done ?? null}
        {...(props.onDone ? { onDone: props.onDone } : {})}
      />
    </>
  );
}

const draw = (props: Parameters<typeof Page>[0]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <Page {...props} />
        <Bottom />
      </I18nProvider>
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function ask() {
  const opener = screen.getByRole('button', { name: 'End the visits' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}
const refused = () =>
  Promise.reject(
    new Problem({ code: 'conflict', status: 409 }, { message: 'They have ended already.' }),
  );

beforeEach(async () => {
  await loadWords('core', 'app');
  await setLocale('en');
});

it('shows that it is busy, then closes, and the focus returns', async () => {
  let finish = () => {};
  const onDone = vi.fn();
  draw({ end: () => new Promise<void>((resolve) => (finish = resolve)), onDone });
  const opener = ask();
  press('Yes, end them');
  const busy = await screen.findByRole('button', { name: 'Please wait' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => finish());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onDone).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(opener);
});

it('shows the error inside, and retries', async () => {
  const end = vi.fn(refused);
  const onDone = vi.fn();
  draw({ end, onDone });
  ask();
  press('Yes, end them');
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe('They have ended already.');
  expect(screen.getByRole('alertdialog').contains(said)).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
  end.mockResolvedValueOnce(undefined as never);
  press('Yes, end them');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onDone).toHaveBeenCalledOnce();
});

it('opens the next time without the old error', async () => {
  draw({ end: refused });
  ask();
  press('Yes, end them');
  await screen.findByRole('alert');
  press('Leave them');
  ask();
  expect(screen.getByRole('alertdialog')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells on the page what failed after it was closed, and not at the next question', async () => {
  let fail = (_: unknown) => {};
  draw({ end: () => new Promise((_, reject) => (fail = reject)) });
  ask();
  press('Yes, end them');
  await screen.findByRole('button', { name: 'Please wait' });
  press('Leave them');
  await act(async () => fail(new Error('They have ended already.')));
  await screen.findByText('Bottom: They have ended already.');
  ask();
  expect(screen.getByRole('alertdialog')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says at the bottom of the page what was done, until the next act, and nothing that failed', async () => {
  const end = vi.fn(() => Promise.resolve());
  draw({ end, done: 'The visits are ended.' });
  ask();
  press('Yes, end them');
  await screen.findByText('Done: The visits are ended.');
  end.mockImplementationOnce(refused as never);
  ask();
  press('Yes, end them');
  await screen.findByRole('alert');
  expect(screen.queryByText(/^Done:/)).toBeNull();
});

function Going() {
  const [isThere, setThere] = useState(true);
  return (
    <OutcomePlace>
      {isThere ? <Page end={async () => setThere(false)} done="The visits are ended." /> : null}
    </OutcomePlace>
  );
}

it('says what was done, with the focus, though its row goes with the answer', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <Going />
      </I18nProvider>
    </QueryClientProvider>,
  );
  ask();
  press('Yes, end them');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The visits are ended.'));
  expect(screen.queryByRole('button', { name: 'End the visits' })).toBeNull();
});
