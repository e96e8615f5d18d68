import { useState } from 'react';

/**
 * A decision that is asked for in a dialog and then said above the list: what is `asked` now and
 * what was `said` last, until the next question.
 */
export function useVerdict<Asked>() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState<Asked | null>(null);
  return {
    asked,
    said,
    ask: (next: Asked) => {
      setSaid(null);
      setAsked(next);
    },
    close: () => setAsked(null),
    done: () => {
      setAsked(null);
      setSaid(asked);
    },
  };
}
