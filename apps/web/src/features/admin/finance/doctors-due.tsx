import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, MessageCircleQuestion, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { PagedList } from '../../../kit/paged-list.tsx';
import { PayeeLine } from '../../../kit/payments/payee-line.tsx';
import { TakenBack } from '../../../kit/payments/taken-back.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { payoutWords } from './account-words.ts';
import { PayoutForm } from './payout-form.tsx';
import {
  type DoctorDue,
  type PayoutLine,
  useAskForAccount,
  useDoctorsDue,
  usePayouts,
} from './payouts.queries.ts';
import { ReversalForm } from './reversal-form.tsx';

/** Where to send it; without an account, who was asked for it, and the key that asks. */
function PayTo({ asked: requested, doctor, payTo }: Pick<DoctorDue, 'asked' | 'doctor' | 'payTo'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const ask = useAskForAccount();
  const { id, name } = doctor;
  if (payTo) {
    return (
      <p>
        <PayeeLine account={payTo} />
      </p>
    );
  }
  const by = requested?.by.name;
  const day = requested ? formatDate(new Date(requested.at), locale) : '';
  return (
    <>
      <p>
        <Trans>Hafi does not know the account of {name}.</Trans>{' '}
        {requested ? (
          <Trans>
            {by} has asked for it on {day}.
          </Trans>
        ) : null}
      </p>
      <ActFailure act={ask} />
      <Row>
        <Button
          variant="second"
          icon={MessageCircleQuestion}
          busy={ask.isPending}
          onClick={() => ask.mutate(id, { done: t`${name} is asked where to pay.` })}
        >
          {requested ? <Trans>Ask again</Trans> : <Trans>Ask for the account</Trans>}
          <SrOnly> ({name})</SrOnly>
        </Button>
      </Row>
    </>
  );
}

function Due({ onWrite, ...owed }: DoctorDue & { onWrite: () => void }) {
  const { doctor, due, toCome } = owed;
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
      {due > 0 ? <PayTo {...owed} /> : null}
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
  const {
    account,
    amount,
    doctor,
    fee,
    paidOn,
    paidTo,
    recordedBy,
    reference,
    reversal,
    reversedBy,
  } = payout;
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
      {paidTo ? (
        <p>
          <PayeeLine account={paidTo} />
        </p>
      ) : null}
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
  const meanwhile = dataOf(paid)
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
              payTo={writes.payTo}
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
