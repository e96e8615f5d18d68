import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { hourInMs, minuteInMs } from '@hafi/base/time';
import { formatNumber } from '@hafi/i18n/numbers';
import { currentRegion } from '@hafi/i18n/region';
import { zoneCity } from '@hafi/i18n/zone-names';
import { instantIn, wallClockIn } from '@hafi/i18n/zone-time';
import { Quiet } from '@hafi/ui/layout/layout';
import { Plural, Trans } from '@lingui/react/macro';
import { useNow } from '../lib/clock/use-now.ts';
import { useLocale } from '../lib/words/locale.ts';

/** How far Kigali's clock is ahead of a zone's, in hours; negative when it is behind. */
export function hoursAhead(now: Date, timeZone: string): number {
  const { day, time } = wallClockIn(now, timeZone);
  const minute = Math.floor(now.getTime() / minuteInMs) * minuteInMs;
  return (minute - instantIn(day, time, kigaliTimeZone).getTime()) / hourInMs;
}

/** Says that times are Kigali's, and how far that is from the reader's clock; nothing in its zone. */
export function ZoneNote() {
  const locale = useLocale();
  const { timeZone } = currentRegion();
  const ahead = hoursAhead(useNow(), timeZone);
  if (ahead === 0) return null;
  const city = zoneCity(timeZone, locale);
  const hours = Math.abs(ahead);
  const shown = formatNumber(hours, locale);
  return (
    <Quiet>
      {Number.isInteger(hours) ? (
        ahead > 0 ? (
          <Plural
            value={hours}
            one={`Times of Kigali: # hour ahead of ${city}.`}
            other={`Times of Kigali: # hours ahead of ${city}.`}
          />
        ) : (
          <Plural
            value={hours}
            one={`Times of Kigali: # hour behind ${city}.`}
            other={`Times of Kigali: # hours behind ${city}.`}
          />
        )
      ) : ahead > 0 ? (
        <Trans>
          Times of Kigali: {shown} hours ahead of {city}.
        </Trans>
      ) : (
        <Trans>
          Times of Kigali: {shown} hours behind {city}.
        </Trans>
      )}
    </Quiet>
  );
}
