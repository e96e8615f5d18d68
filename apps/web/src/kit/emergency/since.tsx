import { formatDateTime } from '@hafi/i18n/dates';
import { useNow } from '../../lib/clock/use-now.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { When } from '../when.tsx';
import styles from './open-emergencies.module.css';

const second = 1_000;
const day = 24 * 3_600;
const two = (part: number) => String(part).padStart(2, '0');

/** For how long it has gone on, to the second: whoever coordinates counts. */
export function Since({ at }: { at: string }) {
  const locale = useLocale();
  const passed = useNow(second).getTime() - Date.parse(at);
  const seconds = Math.max(0, Math.floor(passed / second));
  if (seconds >= day) return <When at={at} />;
  const hours = Math.floor(seconds / 3_600);
  const short = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return (
    <time dateTime={at} title={formatDateTime(new Date(at), locale)} className={styles.since}>
      {hours > 0 ? `${hours}:${short}` : short}
    </time>
  );
}
