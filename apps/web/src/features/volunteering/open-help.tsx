import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandHeart } from 'lucide-react';
import { Link } from 'react-router';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { ComingVolunteer } from './coming-volunteer.tsx';
import { ConfirmHelp } from './confirm-help.tsx';
import { HelpHead } from './help-head.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './volunteering.module.css';
import { useOpenHelp } from './volunteering.queries.ts';

/** Current requests to volunteers and a way to ask, as a section of the dashboards. */
export function OpenHelp() {
  const { t } = useLingui();
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Help from volunteers</Trans>
      </h2>
      <Card>
        <Stack fill>
          <OutcomePlace>
            <QueryState
              query={useOpenHelp()}
              label={t`Loading the requests`}
              failed={t`The requests did not arrive`}
              isEmpty={(list) => list.length === 0}
              empty={
                <p>{t`Somebody near can run an errand, go with you, or keep you company. It is free.`}</p>
              }
            >
              {(list) => (
                <ul className={styles.list}>
                  {list.map((request) => (
                    <li key={request.id}>
                      <Stack fill>
                        <HelpHead wanted={request} title={<b>{request.firstName}</b>}>
                          <StateBadge request={request} />
                        </HelpHead>
                        {request.volunteer ? (
                          <ComingVolunteer volunteer={request.volunteer} />
                        ) : null}
                        {request.state === 'to-confirm' ? <ConfirmHelp request={request} /> : null}
                      </Stack>
                    </li>
                  ))}
                </ul>
              )}
            </QueryState>
          </OutcomePlace>
          <div>
            <ButtonLink as={Link} to={paths.volunteering} variant="second" icon={HandHeart}>
              <Trans>Ask a volunteer</Trans>
            </ButtonLink>
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}
