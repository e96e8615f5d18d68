import type { TimelineEntry as Entry } from '@hafi/contract/timeline/timeline.schemas';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { TimelineItem, type TimelineItemProps } from '@hafi/ui/timeline/timeline';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { spokenStatus } from '../../kit/vitals/vital-words.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './timeline-tab.module.css';

function toneOf({ kind, status }: Entry): TimelineItemProps['tone'] {
  if (status?.level === 'urgent') return 'alarm';
  if (status?.level === 'watch') return 'sun';
  return kind === 'vitals' ? 'leaf' : 'earth';
}

/** One timeline entry: title, status, time and author; links to its page. */
export function TimelineEntry({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { at, by, details, link, status, title, wholeDay } = entry;
  const time = formatKigaliTime(new Date(at), locale);
  return (
    <TimelineItem
      tone={toneOf(entry)}
      className={styles.entry}
      when={
        wholeDay && !by ? null : (
          <>
            {wholeDay ? null : <time dateTime={at}>{time}</time>}
            {wholeDay || !by ? null : ' · '}
            {by}
          </>
        )
      }
    >
      <Stack gap="tight">
        <Row>
          <strong>
            {link ? (
              <Link to={link} className={styles.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </strong>
          {status && status.level !== 'normal' ? (
            <HealthStatus level={status.level}>{t(spokenStatus(status))}</HealthStatus>
          ) : null}
        </Row>
        {[...new Set(details)].map((detail) => (
          <Quiet key={detail}>{detail}</Quiet>
        ))}
      </Stack>
    </TimelineItem>
  );
}
