import type { KnownOfElder } from '@hafi/contract/checkins/checkin.schemas';
import { Trans } from '@lingui/react/macro';
import { useKigaliWhen } from '../../kit/use-kigali-when.ts';

/** That the hour is over and who knows of it, to the elder: only who was told counts as knowing it. */
export function PeopleWait({ late }: { late: KnownOfElder }) {
  const when = useKigaliWhen();
  const since = when(late.at);
  const people = late.told.join(', ');
  const who = late.takenBy;
  return (
    <p role="status">
      <Trans>We have waited to hear from you since {since}.</Trans>{' '}
      {who === null ? null : <Trans>{who} takes care of it.</Trans>}
      {who === null && people ? <Trans>Told that nothing came: {people}.</Trans> : null}
      {who === null && !people && late.coordinators ? (
        <Trans>Hafi’s coordinators are told.</Trans>
      ) : null}
    </p>
  );
}
