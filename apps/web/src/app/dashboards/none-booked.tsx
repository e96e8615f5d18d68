import { Trans } from '@lingui/react/macro';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { unseenOf } from '../../kit/circle/unseen.ts';
import { RowFact } from './row-fact.tsx';

/** That no appointment is known: of whom one sees none, nothing is said but that. */
export function NoneBooked() {
  return (
    <RowFact query={useElders()}>
      {(elders) => {
        const who = unseenOf(elders, 'bookings:manage');
        return who ? (
          <Trans>You do not see the appointments of {who}. Ask them to let you.</Trans>
        ) : (
          <Trans>None is booked. Book one here.</Trans>
        );
      }}
    </RowFact>
  );
}
