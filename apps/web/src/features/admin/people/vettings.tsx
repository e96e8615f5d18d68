import { Alert, Status } from '@hafi/ui/alert/alert';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '../../../kit/paged-list.tsx';
import { useVerdict } from './use-verdict.ts';
import { VettingCard } from './vetting-card.tsx';
import { type AskedVetting, VettingVerdict } from './vetting-verdict.tsx';
import { useVettings } from './vettings.queries.ts';

function Done({ asked: { one, what } }: { asked: AskedVetting }) {
  const { name } = one;
  if (what === 'confirm') return <Trans>{name} is confirmed.</Trans>;
  if (what === 'ask') return <Trans>{name} was asked, and answers on the own page.</Trans>;
  if (what === 'refuse') return <Trans>The papers of {name} were not accepted.</Trans>;
  return <Trans>{name} is no longer confirmed.</Trans>;
}

/** People who wait for a coordinator, or are confirmed. */
export function Vettings({ scope }: { scope: 'waiting' | 'confirmed' }) {
  const { t } = useLingui();
  const query = useVettings(scope);
  const { ask, asked, close, done, said } = useVerdict<AskedVetting>();
  return (
    <Stack fill>
      <Status>
        {said ? (
          <Alert tone="success" live="off">
            <Done asked={said} />
          </Alert>
        ) : null}
      </Status>
      <PagedList
        query={query}
        label={t`Loading...`}
        failed={t`The list did not arrive`}
        empty={
          <Empty title={t`Nobody is here`}>
            {t`Doctors, caregivers and volunteers appear here when they send their papers.`}
          </Empty>
        }
      >
        {(list) =>
          list.map((one) => (
            <VettingCard key={one.id} one={one} ask={(what) => ask({ what, one })} />
          ))
        }
      </PagedList>
      {asked ? <VettingVerdict asked={asked} onClose={close} onDone={done} /> : null}
    </Stack>
  );
}
