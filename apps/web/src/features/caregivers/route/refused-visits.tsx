import { Trans } from '@lingui/react/macro';
import { RefusedEntries } from '../../../kit/refused-entries.tsx';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';

/**
 * What was entered at visits and refused later, of all elders: a person who was removed from a circle
 * cannot open that elder any more.
 */
export function RefusedVisits() {
  const visits = useOutbox('visit');
  const doses = useOutbox('dose');
  const readings = useOutbox('reading');
  return (
    <>
      <RefusedEntries
        refused={visits.refused}
        title={<Trans>What you entered about a visit was not taken.</Trans>}
      />
      <RefusedEntries
        refused={doses.refused}
        title={<Trans>A dose that you entered was not taken.</Trans>}
      />
      <RefusedEntries
        refused={readings.refused}
        title={<Trans>A measurement that you entered was not taken.</Trans>}
      />
    </>
  );
}
