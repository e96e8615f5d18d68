import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { useKeptFocus } from './kept-focus.ts';

function Page({ ownFocus = false }: { ownFocus?: boolean }) {
  const [seen, setSeen] = useState(false);
  const next = useRef<HTMLParagraphElement>(null);
  useKeptFocus();
  return (
    <main id="main">
      <h1>Health</h1>
      <section>
        <h2>Look at this first</h2>
        <div>
          {seen ? null : (
            <button
              type="button"
              onClick={() => {
                setSeen(true);
                if (ownFocus) requestAnimationFrame(() => next.current?.focus());
              }}
            >
              I have seen it
            </button>
          )}
        </div>
      </section>
      <p ref={next} tabIndex={-1}>
        Next
      </p>
    </main>
  );
}

function SayLater() {
  const say = useSayOutcome();
  return (
    <button type="button" onClick={() => say('It is noted.')}>
      Answer
    </button>
  );
}

const focused = () => document.activeElement?.textContent;

async function see(page: React.ReactNode): Promise<void> {
  render(page);
  const button = screen.getByRole('button');
  button.focus();
  await act(async () => button.click());
}

it('moves from a button that has gone to the heading of its part', async () => {
  await see(<Page />);
  await vi.waitFor(() => expect(focused()).toBe('Look at this first'));
});

it('leaves it where the screen itself has put it', async () => {
  await see(<Page ownFocus />);
  await vi.waitFor(() => expect(focused()).toBe('Next'));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(focused()).toBe('Next');
});

it('gives it on to the outcome of the act, once that is known', async () => {
  render(
    <OutcomePlace>
      <Page />
      <SayLater />
    </OutcomePlace>,
  );
  const button = screen.getByRole('button', { name: 'I have seen it' });
  button.focus();
  await act(async () => button.click());
  await vi.waitFor(() => expect(focused()).toBe('Look at this first'));
  await act(async () => screen.getByRole('button', { name: 'Answer' }).click());
  await vi.waitFor(() => expect(focused()).toBe('It is noted.'));
});
