import { formatDateTime } from '@hafi/i18n/dates';
import { formatRelativeTime } from '@hafi/i18n/relative-time';
import { useLocale } from '../../../lib/words/locale.ts';

/** How long ago, with the date and time on hover. */
export function When({ at }: { at: string }) {
  const locale = useLocale();
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatDateTime(instant, locale)}>
      {formatRelativeTime(instant, new Date(), locale)}
    </time>
  );
}
