import type { ClosedAlert } from '@hafi/contract/alerts/alert.schemas';
import { Trans } from '@lingui/react/macro';
import { useAccount } from '../../lib/session.ts';
import { useKigaliWhen } from '../use-kigali-when.ts';
import { useOutcomeWords } from './use-outcome-words.ts';

/** Who closed an urgent alert, when, and how it ended for the elder. */
export function ClosedWords({ closed, elder }: { closed: ClosedAlert; elder: string }) {
  const { id } = useAccount();
  const when = useKigaliWhen();
  const words = useOutcomeWords();
  const { endedAt, endedBy, outcome, place } = closed;
  const at = when(endedAt);
  const who = endedBy?.name;
  return (
    <>
      {endedBy?.id === id ? (
        <Trans>You closed it with a note, {at}.</Trans>
      ) : who ? (
        <Trans>
          Closed by {who} with a note, {at}.
        </Trans>
      ) : (
        <Trans>Closed with a note, {at}.</Trans>
      )}
      {outcome ? <> {words(elder, outcome, place)}</> : null}
    </>
  );
}
