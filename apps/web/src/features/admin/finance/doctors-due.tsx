import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { TakenBack } from '../../../kit/payments/taken-back.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { beside } from '../../../lib/query/known.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { payoutWords } from './account-words.ts';
import { PayoutForm } from './payout-form.tsx';
import { type DoctorDue, type PayoutLine, useDoctorsDue, usePayouts } from './payouts.queries.ts';
import { ReversalForm } from './reversal-form.tsx';

function Due({ doctor, due, toCome, onWrite }: DoctorDue & { onWrite: () => void }) {
  const locale = useLocale();
  const over = formatRwf(Math.abs(due), locale);
  const later = formatRwf(toCome, locale);
  return (
    <SheetRow
      title={doctor.name}
      line={
        due < 0 ? (
          <Trans>{over} too much was paid: the next appointments make up for it</Trans>
        ) : (
          <Trans>{over} for appointments that are over</Trans>
        )
      }
    >
      {toCome > 0 ? (
        <p>
          <Trans>{later} more is paid already for appointments to come.</Trans>
        </p>
      ) : null}
      {due > 0 ? (
        <Row>
          <Button variant="second" icon={Banknote} onClick={onWrite}>
            <Trans>Write a payment down</Trans>
            <SrOnly> ({doctor.name})</SrOnly>
          </Button>
        </Row>
      ) : null}
    </SheetRow>
  );
}

function Paid({ payout }: { payout: PayoutLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const { account, amount, doctor, fee, paidOn, recordedBy, reference, reversal, reversedBy } =
    payout;
  const takenBy = reversedBy?.name;
  const day = formatDate(paidOn, locale);
  const by = recordedBy.name;
  const kept = fee === null ? '' : formatRwf(fee, locale);
  return (
    <SheetRow
      title={
        <>
          {doctor.name}, {formatRwf(amount, locale)}
        </>
      }
      line={
        <>
          {day}, {reference}
        </>
      }
    >
      <p>
        {t(payoutWords[account])}. <Trans>Written down by {by}.</Trans>
        {fee === null ? null : (
          <>
            {' '}
            <Trans>Fee: {kept}.</Trans>
          </>
        )}
      </p>
      {reversal ? (
        <>
          <TakenBack reversal={reversal} />
          {takenBy ? (
            <Quiet>
              <Trans>By {takenBy}</Trans>
            </Quiet>
          ) : null}
        </>
      ) : (
        <Row>
          <Button variant="link" icon={Undo2} onClick={() => setAsks(true)}>
            <Trans>Take out of the books</Trans>
            <SrOnly>
              {' '}
              ({doctor.name}, {reference})
            </SrOnly>
          </Button>
        </Row>
      )}
      {asks ? <ReversalForm payout={payout} onClose={() => setAsks(false)} /> : null}
    </SheetRow>
  );
}

/** What doctors are owed now, and what was paid to them: it is written down here. */
export function DoctorsDue() {
  const { t } = useLingui();
  const due = useDoctorsDue();
  const [writes, setOpen] = useState<(DoctorDue & { since: string }) | null>(null);
  const setWrites = (of: DoctorDue | null) =>
    setOpen(of && { ...of, since: clockNow().toISOString() });
  const paid = usePayouts();
  const meanwhile = beside(paid)
    ?.pages.flatMap(({ data }) => data)
    .find(
      ({ doctor, recordedAt, reversal }) =>
        writes && doctor.id === writes.doctor.id && recordedAt > writes.since && !reversal,
    );
  return (
    <Stack fill>
      <Sheet title={<Trans>Owed to doctors now</Trans>}>
        <OutcomePlace>
          <QueryState
            query={due}
            label={t`Loading...`}
            failed={t`What is owed did not arrive`}
            isEmpty={(doctors) => doctors.length === 0}
            empty={
              <Empty title={t`Nothing is owed to a doctor`}>
                {t`What patients pay for an appointment stands here until its doctor has it.`}
              </Empty>
            }
          >
            {(doctors) => (
              <SheetRows>
                {doctors.map((each) => (
                  <Due key={each.doctor.id} {...each} onWrite={() => setWrites(each)} />
                ))}
              </SheetRows>
            )}
          </QueryState>
          {/* Outside the list: it stays open when the doctor leaves the list meanwhile. */}
          {writes ? (
            <PayoutForm
              doctor={writes.doctor}
              due={writes.due}
              meanwhile={meanwhile}
              onClose={() => setWrites(null)}
            />
          ) : null}
        </OutcomePlace>
      </Sheet>
      <Sheet title={<Trans>Paid to doctors</Trans>}>
        <OutcomePlace>
          <PagedList
            query={paid}
            label={t`Loading...`}
            failed={t`What was paid did not arrive`}
            empty={
              <Empty title={t`No payment to a doctor is written down yet`}>
                {t`Send what is owed from your bank, then write it down above.`}
              </Empty>
            }
          >
            {(payouts) => (
              <SheetRows>
                {payouts.map((each) => (
                  <Paid key={each.id} payout={each} />
                ))}
              </SheetRows>
            )}
          </PagedList>
        </OutcomePlace>
      </Sheet>
    </Stack>
  );
}
