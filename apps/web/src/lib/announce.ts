import { onForget } from './session.ts';

/** Something to read to who does not see the screen; `assertive` interrupts what is being read. */
export interface Announced {
  readonly urgency: 'assertive' | 'polite';
  readonly words: string;
}

type Hear = (all: readonly Announced[]) => void;

let hearer: Hear | null = null;
let waiting: Announced[] = [];
onForget(() => {
  waiting = [];
});

/** Reads words to who does not see the screen, on whatever page; at once, or when the reader arrives. */
export function announce(urgency: Announced['urgency'], words: string): void {
  if (hearer) hearer([{ urgency, words }]);
  else waiting.push({ urgency, words });
}

/** Hears what is announced, and what was before. Returns the stop function. */
export function onAnnounced(hear: Hear): () => void {
  hearer = hear;
  if (waiting.length > 0) hear(waiting);
  waiting = [];
  return () => {
    if (hearer === hear) hearer = null;
  };
}
