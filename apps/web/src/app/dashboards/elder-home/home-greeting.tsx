import { dayInKigali } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { formatDate } from '@hafi/i18n/dates';
import { wallClockIn } from '@hafi/i18n/zone-time';
import { useLingui } from '@lingui/react/macro';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './elder-home.module.css';
import { HomeProtection } from './home-protection.tsx';

/** The part of the day in Kigali; the night belongs to the evening until people get up. */
function partOf(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(wallClockIn(now, kigaliTimeZone).time.slice(0, 2));
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** A greeting by the time of day, the date, and whether a call for help is heard. */
export function HomeGreeting() {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const { firstName } = useAccount();
  const part = partOf(now);
  const greetings = {
    morning: t`Good morning, ${firstName}`,
    afternoon: t`Good afternoon, ${firstName}`,
    evening: t`Good evening, ${firstName}`,
  };
  return (
    <div className={styles.hello}>
      <h1 data-clip={`dashboard-${part}`}>{greetings[part]}</h1>
      <p>{formatDate(dayInKigali(now), locale, { style: 'weekday' })}</p>
      <HomeProtection />
    </div>
  );
}
