import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useEffect, useState } from 'react';
import { type Announced, onAnnounced } from '../../lib/announce.ts';

/** How long the empty regions stand before something is read in them: browsers must know them. */
const settleMs = 300;

/** Words that follow others this soon are read with them, which are not yet read out. */
const joinMs = 1_000;

/** How long words stand: who browses the page later does not come upon old ones. */
const standMs = 10_000;

interface Said {
  readonly nth: number;
  readonly words: string;
  /** On the clock of the page, in milliseconds. */
  readonly at: number;
}

const silence: Said = { nth: 0, words: '', at: 0 };
const allSilent = { assertive: silence, polite: silence };

function saidAfter(before: Said, words: readonly string[]): Said {
  if (words.length === 0) return before;
  const at = performance.now();
  const earlier = before.words && at - before.at < joinMs ? [before.words] : [];
  return { nth: before.nth + 1, words: [...earlier, ...words].join(' '), at };
}

/** The live regions of every page. */
export function Announcements() {
  const [said, setSaid] = useState(allSilent);
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const say = (all: readonly Announced[]) => {
      const of = (urgency: Announced['urgency']) =>
        all.filter((each) => each.urgency === urgency).map(({ words }) => words);
      setSaid(({ assertive, polite }) => ({
        assertive: saidAfter(assertive, of('assertive')),
        polite: saidAfter(polite, of('polite')),
      }));
      clearTimeout(quiet);
      quiet = setTimeout(() => setSaid(allSilent), standMs);
    };
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = onAnnounced(say);
    }, settleMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(quiet);
      stop?.();
    };
  }, []);
  const { assertive, polite } = said;
  // The same words again are another element: it is read again.
  return (
    <>
      <SrOnly role="alert">
        <span key={assertive.nth}>{assertive.words}</span>
      </SrOnly>
      <SrOnly role="status">
        <span key={polite.nth}>{polite.words}</span>
      </SrOnly>
    </>
  );
}
