import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useOverview } from './admin.queries.ts';

/** How many people wait to be checked, and the way to them. */
export function WaitingPeople() {
  const { t } = useLingui();
  return (
    <Card>
      <Stack fill>
        <QueryState
          query={useOverview()}
          label={t`Loading...`}
          failed={t`The list did not arrive`}
          rows={1}
        >
          {({ peopleWaiting }) => (
            <p>
              <Plural
                value={peopleWaiting}
                one="# person waits until somebody looks at the papers."
                other="# people wait until somebody looks at the papers."
              />
            </p>
          )}
        </QueryState>
        <div>
          <ButtonLink as={Link} to={paths.adminPeople} variant="second" icon={UserCheck}>
            <Trans>Doctors, caregivers and volunteers</Trans>
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
