import { Stack } from '@hafi/ui/layout/layout';
import { documents, vitals } from '@hafi/ui/picture/health-pictures';
import { family, timeline } from '@hafi/ui/picture/home-pictures';
import { PictureRow, PictureRows } from '@hafi/ui/picture-row/picture-row';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PageBack } from '../../lib/page/page-back.tsx';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { withParam } from '../../lib/with-param.ts';
import { AccessLog } from './access-log.tsx';
import { CirclePeople } from './circle-people.tsx';
import { ConsentLog } from './consent-log.tsx';
import { useCircle } from './people.queries.ts';

/** The address of a part of the circle that is shown. */
function usePartAddress() {
  const [search] = useSearchParams();
  return (tab: string) => `?${withParam(search, 'tab', tab)}`;
}

/** One of the logs, with the way back to the people. */
function Log({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  const address = usePartAddress();
  return (
    <Stack as="section" fill aria-label={title}>
      <PageBack to={address('people')} name={t`People`} />
      <OutcomePlace>{children}</OutcomePlace>
    </Stack>
  );
}

/** One elder's circle: the members; for deciders also the consent and access logs, each behind a row. */
export function ElderCircle({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const query = useCircle(elderId);
  const address = usePartAddress();
  const tab = search.get('tab');
  return (
    <QueryState query={query} label={t`Loading the circle`} failed={t`The circle did not arrive`}>
      {(circle) => {
        const { decide } = circle.abilities;
        if (decide && tab === 'agreed') {
          return (
            <Log title={t`What was agreed`}>
              <ConsentLog elderId={elderId} />
            </Log>
          );
        }
        if (decide && tab === 'access-log') {
          return (
            <Log title={t`Who looked`}>
              <AccessLog elderId={elderId} />
            </Log>
          );
        }
        return (
          <Stack fill gap="loose">
            <CirclePeople circle={circle} />
            {circle.elder.you || decide ? (
              <PictureRows double>
                <PictureRow
                  as={Link}
                  to={paths.checkInPlan(elderId)}
                  picture={vitals}
                  name={t`When do we ask?`}
                  fact={t`The hour of the daily check-in, and a pause`}
                />
                <PictureRow
                  as={Link}
                  to={paths.autoAnswer(elderId)}
                  picture={family}
                  name={t`Calls that open by themselves`}
                  fact={t`Whose calls need no press on a button`}
                />
              </PictureRows>
            ) : null}
            {decide ? (
              <PictureRows double>
                <PictureRow
                  as={Link}
                  to={address('agreed')}
                  picture={documents}
                  name={t`What was agreed`}
                  fact={t`Every yes, change and withdrawal, which you can take back`}
                />
                <PictureRow
                  as={Link}
                  to={address('access-log')}
                  picture={timeline}
                  name={t`Who looked`}
                  fact={t`Who read or wrote what, and when`}
                />
              </PictureRows>
            ) : null}
          </Stack>
        );
      }}
    </QueryState>
  );
}
