import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { Loading } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { statusOf } from '../../lib/query/guarded-query.ts';
import type { KeptCalls } from '../../lib/query/kept/kept-calls.ts';
import { QueryFailure, SlowAnswer } from '../../lib/query/query-state.tsx';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { PeopleToCall } from './people-to-call.tsx';

/**
 * Whom to call, as the server says now: what is kept on the device stands until it answers, and
 * when it does not.
 */
export function FreshPeople({ kept }: { kept: KeptCalls | null }) {
  const { t } = useLingui();
  const query = useAnswer(listPeopleToCall, {});
  const state = statusOf(query);
  if (state.status === 'answered') {
    return <PeopleToCall groups={state.data} fresh={!query.isError} />;
  }
  if (kept) {
    return (
      <PeopleToCall groups={kept.groups} keptAt={state.status === 'failed' ? kept.at : undefined} />
    );
  }
  if (state.status === 'pending') {
    return (
      <div>
        <Loading label={t`Loading your emergency contacts`} rows={1} />
        <SlowAnswer query={query} />
      </div>
    );
  }
  return <QueryFailure query={query} failed={t`Your emergency contacts could not be loaded.`} />;
}
