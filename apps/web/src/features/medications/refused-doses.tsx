import { Trans } from '@lingui/react/macro';
import { RefusedEntries } from '../../kit/refused-entries.tsx';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';

/**
 * Answers to doses made offline that the server refused, with the reason; of all elders, since a
 * person who has lost the right to write cannot open that elder any more.
 */
export function RefusedDoses() {
  const { refused } = useOutbox('dose');
  return (
    <RefusedEntries
      refused={refused}
      title={<Trans>What you entered about a dose was not taken.</Trans>}
    />
  );
}
