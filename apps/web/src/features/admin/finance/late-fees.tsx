import { formatPhone } from '@hafi/base/format-phone';
import { listLateFees } from '@hafi/contract/bookings/late-fees.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { WaiveFee } from '../../../kit/bookings/waive-fee.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/** Fees of appointments that did not take place and are not paid: they can be waived here. */
export function LateFees() {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useAnswer(listLateFees, {});
  return (
    <Sheet title={<Trans>Fees that are not paid</Trans>} count={dataOf(query)?.length}>
      <OutcomePlace>
        <QueryState
          query={query}
          label={t`Loading...`}
          failed={t`The fees did not arrive`}
          isEmpty={(fees) => fees.length === 0}
          empty={
            <Empty title={t`No fee is open`}>
              {t`What is cancelled late, or where nobody comes, stands here until its fee is paid.`}
            </Empty>
          }
        >
          {(fees) => (
            <SheetRows>
              {fees.map(({ amount, doctor, id, patient, startsAt, why }) => (
                <SheetRow
                  key={id}
                  title={
                    <>
                      <Link to={paths.personOf(patient.id)}>{patient.name}</Link>,{' '}
                      {formatRwf(amount, locale)}
                    </>
                  }
                  line={patient.phone ? formatPhone(patient.phone) : t`No phone number`}
                  end={<WaiveFee id={id} name={patient.name} amount={amount} />}
                >
                  <div>
                    {doctor}, {formatDate(new Date(startsAt), locale)}
                  </div>
                  <div>
                    {why === 'cancelled' ? (
                      <Trans>It was cancelled less than 24 hours before.</Trans>
                    ) : (
                      <Trans>Nobody came to the appointment.</Trans>
                    )}
                  </div>
                </SheetRow>
              ))}
            </SheetRows>
          )}
        </QueryState>
      </OutcomePlace>
    </Sheet>
  );
}
