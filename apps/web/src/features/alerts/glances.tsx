import { type Glance, wellBeings } from '@hafi/contract/alerts/glance.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { GlanceCard } from './glance-card.tsx';
import { useGlances } from './glances.queries.ts';

/** Sort order, most severe first. */
const rankOf = ({ wellBeing }: Glance) =>
  wellBeing ? wellBeings.indexOf(wellBeing) : wellBeings.length;

function GlanceList({ title, empty }: { title: string; empty: ReactNode }) {
  const { t } = useLingui();
  const glances = useGlances();
  return (
    <Stack as="section" fill>
      <h2>{title}</h2>
      <QueryState
        query={glances}
        label={t`Loading how they are`}
        failed={t`How they are did not arrive`}
        isEmpty={(list) => list.length === 0}
        empty={empty}
      >
        {(list) => (
          <Stack fill as="ul">
            {[...list]
              .sort((one, other) => rankOf(one) - rankOf(other))
              .map((glance) => (
                <GlanceCard key={glance.elder.id} glance={glance} />
              ))}
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

/** The elders whom the person cares for, at a glance. */
export function Glances() {
  const { t } = useLingui();
  return (
    <GlanceList
      title={t`How they are`}
      empty={
        <Empty
          title={t`You are in no circle yet`}
          titleAs="h3"
          action={
            <ButtonLink as={Link} to={paths.circle} icon={Users}>
              <Trans>Enter a code, or register an elder</Trans>
            </ButtonLink>
          }
        >
          {t`Ask the elder, or who helps them, to invite you: by SMS, e-mail or a code.`}
        </Empty>
      }
    />
  );
}

/**
 * A doctor's patients at a glance: those with a current appointment, and those whose circle the
 * doctor is in.
 */
export function PatientGlances() {
  const { t } = useLingui();
  return (
    <GlanceList
      title={t`Your patients`}
      empty={
        <Empty title={t`No visit is near`} titleAs="h3">
          {t`From a day before an accepted visit until a day after it you see the patient's health here.`}
        </Empty>
      }
    />
  );
}
