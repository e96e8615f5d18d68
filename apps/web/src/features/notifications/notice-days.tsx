import { dayInKigali } from '@hafi/base/kigali-time';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '../../lib/clock/use-now.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { byDays } from './by-days.ts';
import styles from './notice-days.module.css';
import { type Notice, NoticeWords } from './notice-words.tsx';
import { useNotificationActs } from './notifications.queries.ts';

/** One notice of the history, with what can be done with it. */
function NoticeLine({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const { clear, remove } = useNotificationActs();
  const { id, isRead, link, title } = notice;
  const opened = () => {
    if (!isRead) clear.mutate(id, { done: null });
  };
  return (
    <li className={styles.line} data-unread={!isRead}>
      <NoticeWords
        notice={notice}
        title={
          link ? (
            <Link to={link} className={styles.link} onClick={opened}>
              {title}
            </Link>
          ) : undefined
        }
      />
      <Row className={styles.acts}>
        {isRead ? null : (
          <Button
            variant="link"
            icon={Check}
            aria-label={t`Mark read: ${title}`}
            busy={clear.isPending}
            onClick={() => clear.mutate(id, { done: t`Marked as read: ${title}` })}
          >
            <Trans>Mark read</Trans>
          </Button>
        )}
        <Button
          variant="link"
          icon={X}
          aria-label={t`Delete: ${title}`}
          busy={remove.isPending}
          onClick={() => remove.mutate(id, { done: t`Deleted: ${title}` })}
        >
          <Trans>Delete</Trans>
        </Button>
      </Row>
    </li>
  );
}

/** Notices by days, the newest first. */
export function NoticeDays({ notices }: { notices: readonly Notice[] }) {
  const locale = useLocale();
  const today = dayInKigali(useNow());
  return byDays(notices).map(([day, ofDay]) => (
    <Stack key={day} as="section" fill>
      <h2>{formatRelativeDay(day, today, locale)}</h2>
      <OutcomePlace>
        <Card as="ul" lines className={styles.list}>
          {ofDay.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </Card>
      </OutcomePlace>
    </Stack>
  ));
}
