import type { Wait } from '@hafi/contract/bookings/waitlist.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { wishWords } from '../../../kit/bookings/wait-words.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useLeaveWaitlist, useWaits } from './waitlist.queries.ts';

function ForWhom({ whom }: { whom: string }) {
  return <Trans>For {whom}</Trans>;
}

function WishUntil({ until, wish }: Pick<Wait, 'until' | 'wish'>) {
  const { t } = useLingui();
  const wished = t(wishWords[wish]);
  const day = formatDate(until.slice(0, 10), useLocale(), { style: 'full' });
  return (
    <Trans>
      {wished}, until {day}
    </Trans>
  );
}

/** For which doctors somebody waits, and the elders whose bookings they keep. Nothing when for none. */
export function OwnWaits({ elderId }: { elderId?: string }) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const leave = useLeaveWaitlist();
  const waits = useWaits(elderId);
  const list = dataOf(waits) ?? [];
  return (
    <OutcomePlace>
      <ActFailure act={leave} />
      <QueryFailure query={waits} failed={t`The waiting lists did not arrive`} />
      {list.length > 0 ? (
        <Stack as="section" fill>
          <h2>
            <Trans>Waiting for a place</Trans>
          </h2>
          <Card lines>
            {list.map(({ doctor, id, patient, until, wish }) => (
              <Pair key={id}>
                <div>
                  <b>{doctor.name}</b>
                  {patient.id === me ? null : (
                    <Quiet>
                      <ForWhom whom={patient.name} />
                    </Quiet>
                  )}
                  <Quiet>
                    <WishUntil wish={wish} until={until} />
                  </Quiet>
                </div>
                <Button
                  variant="second"
                  busy={leave.isPending && leave.variables === id}
                  onClick={() =>
                    leave.mutate(id, { done: t`You no longer wait for ${doctor.name}.` })
                  }
                >
                  <Trans>Stop waiting</Trans>
                  <SrOnly> ({doctor.name})</SrOnly>
                </Button>
              </Pair>
            ))}
          </Card>
        </Stack>
      ) : null}
    </OutcomePlace>
  );
}
