import { Trans } from '@lingui/react/macro';
import { RefusedEntries } from '../../../kit/refused-entries.tsx';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';

/** What the reader wrote here and the server refused: it is read only on this device. */
export function UnsentEntries({ id }: { id: string }) {
  const [small, large] = [useOutbox('message'), useOutbox('message-file')];
  const refused = [...small.refused, ...large.refused];
  return (
    <RefusedEntries
      refused={refused.filter(({ params }) => params.id === id)}
      title={<Trans>A message of yours was not sent</Trans>}
      words={({ said = '' }) => said}
    />
  );
}
