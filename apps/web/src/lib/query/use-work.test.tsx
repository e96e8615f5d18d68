import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { forgetFailed, useFailedAct } from '../failed-act.ts';
import { OutcomePlace } from '../outcome/outcome-place.tsx';
import { queryClient } from './query-client.ts';
import { useWork } from './use-work.ts';

let finish = (_name: string): void => undefined;
let fail = (_error: Error): void => undefined;

function Row({ onGone }: { onGone: () => void }) {
  const accept = useWork(
    () =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return (
    <li>
      <button
        type="button"
        onClick={() => accept.mutate(undefined, { done: (name) => `${name} is told.` })}
      >
        Accept
      </button>
      <button type="button" onClick={onGone}>
        Gone
      </button>
    </li>
  );
}

function List() {
  const [isThere, setThere] = useState(true);
  const failed = useFailedAct();
  return (
    <QueryClientProvider client={queryClient}>
      <OutcomePlace>
        <ul>{isThere ? <Row onGone={() => setThere(false)} /> : null}</ul>
      </OutcomePlace>
      {failed instanceof Error ? <p>Bottom: {failed.message}</p> : null}
    </QueryClientProvider>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(forgetFailed);

it('says what was done, and nothing before it was', async () => {
  render(<List />);
  press('Accept');
  await act(() => Promise.resolve());
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => finish('Rose'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rose is told.'));
});

it('says it also when its row has gone meanwhile', async () => {
  render(<List />);
  screen.getByRole('button', { name: 'Accept' }).focus();
  press('Accept');
  await act(() => Promise.resolve());
  press('Gone');
  expect(document.activeElement).toBe(document.body);
  await act(async () => finish('Rose'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rose is told.'));
});

it('says nothing done after a failure, which the bottom of the page says', async () => {
  render(<List />);
  press('Accept');
  await act(() => Promise.resolve());
  await act(async () => fail(new Error('It is taken.')));
  await screen.findByText('Bottom: It is taken.');
  expect(screen.getByRole('status').textContent).toBe('');
});
