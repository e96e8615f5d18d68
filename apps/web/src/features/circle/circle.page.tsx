import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ElderScope } from '../../kit/circle/elder-scope.tsx';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { Page } from '../../lib/page/page.tsx';
import { PageBack } from '../../lib/page/page-back.tsx';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { CaredFor } from './cared-for.tsx';
import { ElderCircle } from './elder-circle.tsx';
import { JoinByCode } from './invitations/join-by-code.tsx';

/** One elder's circle, or the list of elders whose circles the person is in. */
export function CirclePage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const elders = useElders();
  const wanted = search.get('elder');
  const list = dataOf(elders) ?? [];
  const own = list.find(({ by }) => by === 'self');
  const circles = list.filter(({ by }) => by === 'circle');
  const other = circles.find(({ id }) => id === wanted);
  const atPeople = !own || (search.get('tab') ?? 'people') === 'people';
  const others = list.filter(({ by }) => by !== 'self');
  const name = other?.name ?? '';
  const title = wanted && other ? t`Circle of ${name}` : own ? t`My people` : t`My circles`;
  return (
    <Page title={title}>
      <OutcomePlace>
        <QueryState
          query={elders}
          label={t`Loading the circle`}
          failed={t`The circle did not arrive`}
        >
          {() => {
            if (wanted && wanted !== own?.id) {
              return (
                <Stack fill>
                  <PageBack to={paths.circle} name={own ? t`My people` : t`My circles`} />
                  <ElderScope wanted={wanted} serves={({ by }) => by === 'circle'} nobody={null}>
                    {({ id }) => <ElderCircle elderId={id} />}
                  </ElderScope>
                </Stack>
              );
            }
            return (
              <Stack fill gap="section">
                {own ? <ElderCircle elderId={own.id} /> : null}
                {atPeople && (!own || others.length > 0) ? <CaredFor elders={others} /> : null}
                {atPeople ? <JoinByCode /> : null}
              </Stack>
            );
          }}
        </QueryState>
      </OutcomePlace>
    </Page>
  );
}
