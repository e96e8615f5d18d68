import { onForget } from './session.ts';

/** Something to read to who does not see the screen; `assertive` interrupts what is being read. */
export interface Announced {
  readonly urgency: 'assertive' | 'polite';
  readonly words: string;
}

type Listener = (all: readonly Announced[]) => void;

let listener: Listener | null = null;
let waiting: Announced[] = [];
onForget(() => {
  waiting = [];
});

/** Reads words to who does not see the screen, on whatever page; at once, or when the reader arrives. */
export function announce(urgency: Announced['urgency'], words: string): void {
  if (listener) listener([{ urgency, words }]);
  else waiting.push({ urgency, words });
}

/** Passes on what is announced, and what was before. Returns the stop function. */
export function onAnnounced(next: Listener): () => void {
  listener = next;
  if (waiting.length > 0) next(waiting);
  waiting = [];
  return () => {
    if (listener === next) listener = null;
  };
}
