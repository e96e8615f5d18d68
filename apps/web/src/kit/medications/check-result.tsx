import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { MedicationWarning } from '@hafi/contract/medications/medication.schemas';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type GuardedQuery, statusOf } from '../../lib/query/guarded-query.ts';
import { useDoctorOf } from './use-doctor-of.ts';

/**
 * The result of a comparison before something is saved. It is never empty once something was typed:
 * waiting, failed and "nothing found" are said too, because silence reads as "safe".
 */
export function CheckResult(props: {
  elder: Elder;
  /** Whether there is enough to compare. */
  requested: boolean;
  query: GuardedQuery<MedicationWarning[]>;
  children: (warnings: readonly MedicationWarning[]) => ReactNode;
}) {
  const { requested, children, elder, query } = props;
  const isDoctor = useDoctorOf(elder);
  const state = statusOf(query);
  const data = state.status === 'answered' ? state.data : null;
  return (
    <Status>
      {requested && data ? children(data) : null}
      {requested && data?.length === 0 ? (
        <Quiet>
          {isDoctor ? (
            <Trans>
              Nothing written down here speaks against it. Hafi compares only what is written down.
            </Trans>
          ) : (
            <Trans>
              Nothing written down here speaks against it. This is no medical advice: ask a doctor,
              nurse or pharmacist.
            </Trans>
          )}
        </Quiet>
      ) : null}
      {requested && state.status === 'failed' ? (
        <Alert tone="warning" title={<Trans>Not checked.</Trans>}>
          <Trans>Hafi could not compare it with the allergies and medicines just now.</Trans>
        </Alert>
      ) : null}
      {requested && state.status === 'pending' ? (
        <Quiet>
          <Trans>Comparing with the allergies and medicines…</Trans>
        </Quiet>
      ) : null}
    </Status>
  );
}
