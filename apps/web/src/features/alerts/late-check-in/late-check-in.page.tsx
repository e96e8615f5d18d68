import { Problem } from '@hafi/contract/core/problem';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { ElderGone } from '../../../kit/circle/elder-gone.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { usePageBack } from '../../../lib/page/use-page-back.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { PhonesOfElder } from '../known-phones.tsx';
import { useLateCheckIn } from './late-check-in.queries.ts';
import { LateCheckInSheet } from './late-check-in-sheet.tsx';

const isGone = ({ error }: { readonly error: Error | null }) =>
  error instanceof Problem && [400, 404, 422].includes(error.status);

function OneLate({ elderId, expectedId }: { elderId: string; expectedId: string }) {
  const { t } = useLingui();
  const query = useLateCheckIn(elderId, expectedId);
  // What was read before is not shown once the right to read it has ended.
  if (isGone(query)) return <ElderGone titleAs="h1" />;
  return (
    <>
      <QueryState
        query={query}
        label={t`Loading...`}
        failed={t`The check-in did not arrive. If you are worried, call now.`}
      >
        {(late) => <LateCheckInSheet late={late} />}
      </QueryState>
      {statusOf(query).status === 'failed' ? <PhonesOfElder elderId={elderId} /> : null}
    </>
  );
}

/** A check-in that did not come: whom to call, and who looks after it. */
export function LateCheckInPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  usePageTitle(t`Check-in`);
  usePageBack('home');
  const elderId = search.get('elder');
  return (
    <Stack fill>
      {elderId ? <OneLate elderId={elderId} expectedId={id} /> : <ElderGone titleAs="h1" />}
    </Stack>
  );
}
