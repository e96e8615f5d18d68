import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOpenHelp } from '../../../features/volunteering/volunteering.queries.ts';
import { kindWords, stateWords } from '../../../features/volunteering/words/help-words.ts';
import { RowFact } from '../row-fact.tsx';
import { useDayWords } from './day-words.ts';

function HelpWords({ request }: { request: HelpRequest }) {
  const { t } = useLingui();
  const dayWords = useDayWords('within');
  const { date, kind, state, volunteer } = request;
  const what = t(kindWords[kind].name);
  const name = volunteer?.firstName;
  const day = dayWords(date);
  if (name && state === 'accepted') return <>{t`${what}: ${name} comes, ${day}`}</>;
  const stands = t(stateWords[state].name);
  return <>{t`${what}, ${day}: ${stands}`}</>;
}

/** The next help from volunteers; first what waits for the elder's word. */
export function HelpFact() {
  return (
    <RowFact query={useOpenHelp()}>
      {(requests) => {
        const next = requests.find(({ state }) => state === 'to-confirm') ?? requests[0];
        return next ? (
          <HelpWords request={next} />
        ) : (
          <Trans>Somebody near can help. Ask here.</Trans>
        );
      }}
    </RowFact>
  );
}
