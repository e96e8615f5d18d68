import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { VettingCard } from './vetting-card.tsx';
import { type RequestedVetting, VettingVerdict } from './vetting-verdict.tsx';
import { useVettings } from './vettings.queries.ts';

/** People who wait for a coordinator, or are confirmed. */
export function Vettings({ scope }: { scope: 'waiting' | 'confirmed' }) {
  const { t } = useLingui();
  const query = useVettings(scope);
  const [requested, setRequested] = useState<RequestedVetting | null>(null);
  return (
    <Stack fill>
      <OutcomePlace>
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
              <VettingCard key={one.id} one={one} ask={(what) => setRequested({ what, one })} />
            ))
          }
        </PagedList>
        {requested ? (
          <VettingVerdict requested={requested} onClose={() => setRequested(null)} />
        ) : null}
      </OutcomePlace>
    </Stack>
  );
}
