import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useEffect, useState } from 'react';
import { type Announced, onAnnounced } from '../../lib/announce.ts';

/** How long the empty regions stand before something is read in them: browsers must know them. */
const settleMs = 300;

interface Said {
  readonly nth: number;
  readonly words: string;
}

const silence: Said = { nth: 0, words: '' };

/** The live regions of every page. */
export function Announcements() {
  const [said, setSaid] = useState({ assertive: silence, polite: silence });
  useEffect(() => {
    const hear = (all: readonly Announced[]) =>
      setSaid((before) => {
        const next = (urgency: Announced['urgency']): Said => {
          const words = all.filter((each) => each.urgency === urgency).map((each) => each.words);
          if (words.length === 0) return before[urgency];
          return { nth: before[urgency].nth + 1, words: words.join(' ') };
        };
        return { assertive: next('assertive'), polite: next('polite') };
      });
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = onAnnounced(hear);
    }, settleMs);
    return () => {
      clearTimeout(timer);
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
