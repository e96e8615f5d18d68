import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Chart } from '@hafi/contract/record/chart.contract';
import { formatDate, formatTime } from '@hafi/i18n/dates';
import { Name } from '@hafi/ui/name/name';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/** The next appointments, with whomever they are. */
export function ChartComing({ coming }: Pick<Chart, 'coming'>) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Sheet title={<Trans>Coming appointments</Trans>}>
      {coming.length > 0 ? (
        <SheetRows>
          {coming.map(({ accepted, doctor, id, mode, own, startsAt }) => {
            const at = new Date(startsAt);
            return (
              <SheetRow
                key={id}
                title={`${formatDate(at, locale, { style: 'weekday', timeZone: kigaliTimeZone })}, ${formatTime(at, kigaliTimeZone)}`}
                line={
                  <>
                    {own ? t`with you` : <Name>{doctor}</Name>} · {t(modeWords[mode].name)}
                    {accepted ? null : <> · {t`not accepted yet`}</>}
                  </>
                }
              />
            );
          })}
        </SheetRows>
      ) : (
        <SheetBody>
          <Trans>No appointment is planned.</Trans>
        </SheetBody>
      )}
    </Sheet>
  );
}
