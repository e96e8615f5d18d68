import { formatDateTime } from '@hafi/i18n/dates';
import { formatRelativeTime } from '@hafi/i18n/relative-time';
import { useNow } from '../lib/clock/use-now.ts';
import { useLocale } from '../lib/words/locale.ts';

/** A relative time ("2 hours ago") that keeps itself current, with the date and time on hover. */
export function When({ at }: { at: string }) {
  const locale = useLocale();
  const now = useNow();
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatDateTime(instant, locale)}>
      {formatRelativeTime(instant, now, locale)}
    </time>
  );
}
