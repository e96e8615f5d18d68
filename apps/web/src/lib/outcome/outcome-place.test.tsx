import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDone, useDoneAct } from '../done-act.ts';
import { useSayOutcome } from './outcome-note.tsx';
import { OutcomePlace } from './outcome-place.tsx';

function Press({ says, then }: { says: string; then?: () => void }) {
  const say = useSayOutcome();
  return (
    <button
      type="button"
      onClick={() => {
        say(says);
        then?.();
      }}
    >
      {says}
    </button>
  );
}

/** What the bottom of the screen says. */
const Bottom = () => <p data-testid="bottom">{useDoneAct()}</p>;
const bottom = () => screen.getByTestId('bottom').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(forgetDone);

it('says the outcome at the top of the part where the act was, and gives it the focus', async () => {
  render(
    <OutcomePlace>
      <h2>Documents</h2>
      <Press says="The document is kept." />
    </OutcomePlace>,
  );
  // A screen reader announces what changes in a live region, not what arrives together with it.
  const region = screen.getByRole('status');
  press('The document is kept.');
  expect(region.textContent).toBe('The document is kept.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The document is kept.'));
});

it('leaves the focus with who has gone on and writes', async () => {
  render(
    <OutcomePlace>
      <Press says="The document is kept." />
      <input aria-label="Next" />
    </OutcomePlace>,
  );
  screen.getByLabelText('Next').focus();
  press('The document is kept.');
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(document.activeElement).toBe(screen.getByLabelText('Next'));
  expect(screen.getByRole('status').textContent).toBe('The document is kept.');
});

it('takes the focus from a heading that has it only because the button is gone', async () => {
  render(
    <OutcomePlace>
      <h2 tabIndex={-1} data-rest="">
        Documents
      </h2>
      <Press says="The document is deleted." />
    </OutcomePlace>,
  );
  screen.getByRole('heading').focus();
  press('The document is deleted.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The document is deleted.'));
});

function Cards() {
  const [isThere, setThere] = useState(true);
  return (
    <OutcomePlace>
      {isThere ? (
        <OutcomePlace>
          <Press says="The card is deleted." then={() => setThere(false)} />
        </OutcomePlace>
      ) : null}
      <p>The list</p>
    </OutcomePlace>
  );
}

it('is said by the part around it when its own part goes with the act', async () => {
  render(<Cards />);
  press('The card is deleted.');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The card is deleted.'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The card is deleted.'));
});

function Late() {
  const [isThere, setThere] = useState(true);
  return isThere ? (
    <OutcomePlace>
      <Press says="It is stopped." then={() => setThere(false)} />
    </OutcomePlace>
  ) : null;
}

it('is said at the bottom of the screen when no part is left', async () => {
  render(
    <>
      <Late />
      <Bottom />
    </>,
  );
  press('It is stopped.');
  await waitFor(() => expect(bottom()).toBe('It is stopped.'));
});

it('does not follow to another page', async () => {
  const { rerender } = render(
    <>
      <OutcomePlace>
        <Press says="Signed." />
      </OutcomePlace>
      <Bottom />
    </>,
  );
  press('Signed.');
  history.pushState(null, '', '/another');
  rerender(<Bottom />);
  expect(bottom()).toBe('');
});

it('is said once, and not again by the part around it to who has gone on', async () => {
  const { rerender } = render(
    <OutcomePlace>
      <OutcomePlace>
        <Press says="Saved." />
      </OutcomePlace>
      <a href="#next">Next</a>
    </OutcomePlace>,
  );
  press('Saved.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Saved.'));
  screen.getByRole('link', { name: 'Next' }).focus();
  rerender(
    <OutcomePlace>
      <a href="#next">Next</a>
    </OutcomePlace>,
  );
  expect(screen.queryByText('Saved.')).toBeNull();
});
