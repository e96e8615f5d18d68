import { Problem } from '@hafi/contract/core/problem';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { getGateByLink } from '@hafi/contract/emergency/gate-photo.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty, Failed, Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useParams } from 'react-router';
import { urlOf } from '../../../lib/api.ts';
import { useNoIndex } from '../../../lib/page/no-index.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { type GuardedQuery, statusOf } from '../../../lib/query/guarded-query.ts';
import { SlowAnswer } from '../../../lib/query/query-state.tsx';
import { problemText } from '../../../lib/words/problem-text.ts';
import { ShareWay } from '../place/share-way.tsx';
import { AmbulanceCalled } from '../running/ambulance.tsx';
import { Ended } from '../running/ended.tsx';
import { MedicalCard } from '../running/medical-card.tsx';
import { NeedsHelp } from '../running/needs-help.tsx';
import { NotUpToDate } from '../running/not-up-to-date.tsx';
import { PlaceCard } from '../running/place-card.tsx';
import { ResponderActs } from '../running/responder-acts.tsx';
import { OthersCome } from '../running/who-comes.tsx';
import { WhoKnows } from '../running/who-knows.tsx';
import {
  useEmergencyByLink,
  useSayByLink,
  useSayWayByLink,
  useSeenByLink,
} from './link.queries.ts';

function Ambulance() {
  return (
    <ButtonLink href="tel:912" variant="alarm" icon={Phone} wide>
      <Trans>Call 912</Trans>
    </ButtonLink>
  );
}

const codeOf = (error: Error | null) => (error instanceof Problem ? error.code : null);
const isUnknown = (error: Error | null) =>
  error instanceof Problem && [400, 403, 404, 410, 422].includes(error.status);

/** That the link leads nowhere any more, and what to do if somebody is in danger. */
function Over({ why }: { why: 'called-again' | 'ended' | 'unknown' }) {
  const { t } = useLingui();
  const titles = {
    'called-again': t`Help was called again`,
    ended: t`This emergency has ended`,
    unknown: t`This link does not work`,
  };
  const words = {
    'called-again': t`Open the newest message that you were sent. If somebody is in danger, call 912.`,
    ended: t`Nobody needs to come. Thank you. If somebody is in danger, call 912.`,
    unknown: t`It is not complete, or it is not valid any more. If somebody is in danger, call 912.`,
  };
  return (
    <>
      <Empty title={titles[why]} titleAs="h1">
        {words[why]}
      </Empty>
      <Ambulance />
    </>
  );
}

function Helping(props: {
  token: string;
  view: EmergencyView;
  query: GuardedQuery<EmergencyView>;
}) {
  const { query, token, view } = props;
  const say = useSayByLink(token);
  const sayWay = useSayWayByLink(token);
  useSeenByLink(token);
  if (hasEnded(view.state)) return <Ended view={view} />;
  return (
    <>
      <NotUpToDate query={query} view={view} />
      <AmbulanceCalled view={view} />
      <OthersCome view={view} />
      <NeedsHelp view={view} />
      <ResponderActs view={view} say={say} />
      <ShareWay key={view.id} view={view} say={sayWay} />
      <PlaceCard view={view} gate={urlOf(getGateByLink, { params: { token } })} />
      <MedicalCard view={view} />
      <WhoKnows view={view} only="acting" />
      <Quiet>
        <Trans>This page closes when the call for help ends.</Trans>
      </Quiet>
    </>
  );
}

function ByLink({ token }: { token: string }) {
  const { i18n, t } = useLingui();
  const query = useEmergencyByLink(token);
  const state = statusOf(query);
  const isDrill = state.status === 'answered' && state.data.drill;
  usePageTitle(isDrill ? t`A drill` : t`Somebody needs help`);
  if (codeOf(query.error) === 'emergency-has-ended') return <Over why="ended" />;
  if (codeOf(query.error) === 'emergency-called-again') return <Over why="called-again" />;
  if (isUnknown(query.error)) return <Over why="unknown" />;
  if (state.status === 'answered') return <Helping token={token} view={state.data} query={query} />;
  return (
    <>
      {state.status === 'pending' ? (
        <div>
          <Loading label={t`Loading the emergency`} rows={3} />
          <SlowAnswer query={query} />
        </div>
      ) : (
        <Failed title={t`The page did not arrive. Call whoever sent you the message.`}>
          {problemText(state.error, i18n)}
        </Failed>
      )}
      <Ambulance />
    </>
  );
}

/** For whoever was sent the link: what helps, without signing in. */
export function EmergencyLinkPage() {
  const { token = '' } = useParams();
  useNoIndex();
  return (
    <Stack fill>
      <ByLink token={token} />
    </Stack>
  );
}
