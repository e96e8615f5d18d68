import type { KnownOfElder } from '@hafi/contract/checkins/checkin.schemas';
import { Trans } from '@lingui/react/macro';
import { useKigaliWhen } from '../../kit/use-kigali-when.ts';

/**
 * That the hour is over and who knows of it, to the elder, in one sentence: only who was told counts as
 * knowing it.
 */
export function PeopleWait({ late }: { late: KnownOfElder }) {
  const { at, coordinators, takenBy: who, told: notified } = late;
  const since = useKigaliWhen()(at);
  const knows =
    who !== null ? 'taken' : notified.length > 0 ? 'told' : coordinators ? 'desk' : 'nobody';
  const words = {
    nobody: <Trans>We have waited to hear from you since {since}.</Trans>,
    told: <Trans>Your people know that nothing has come since {since}.</Trans>,
    desk: <Trans>Hafi’s coordinators know that nothing has come since {since}.</Trans>,
    taken: <Trans>{who} takes care of it.</Trans>,
  };
  return <p role="status">{words[knows]}</p>;
}
