import type { Answer } from '@hafi/contract/core/endpoint';
import type { listNotifications } from '@hafi/contract/notifications/notifications.contract';
import { Badge } from '@hafi/ui/badge/badge';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet } from '@hafi/ui/layout/layout';
import { hyphenated } from '@hafi/ui/name/long-words';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CalendarDays,
  HandHeart,
  HeartPulse,
  type LucideIcon,
  Mail,
  Siren,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { When } from '../../kit/when.tsx';
import styles from './notice-words.module.css';
import { typeWords } from './type-words.ts';

/** A notification as the server gives it. */
export type Notice = Answer<typeof listNotifications>['data'][number];

const icons: Record<Notice['type'], LucideIcon> = {
  health: HeartPulse,
  family: Users,
  emergency: Siren,
  community: HandHeart,
  appointment: CalendarDays,
  support: Mail,
};

/** What a notice says, of which kind it is, how much it matters and when it came; all inline. */
export function NoticeWords({
  notice,
  title,
}: {
  notice: Notice;
  /** Instead of its bare title: a link. */
  title?: ReactNode;
}) {
  const { t } = useLingui();
  const { isRead, message, priority, timestamp, type } = notice;
  return (
    <span className={styles.words}>
      <strong className={styles.title}>
        {isRead ? null : (
          <SrOnly>
            <Trans>Unread:</Trans>{' '}
          </SrOnly>
        )}
        {title ?? hyphenated(notice.title)}
      </strong>
      <span>{hyphenated(message)}</span>
      <Quiet as="span" className={styles.facts}>
        <span className={styles.kind} data-urgent={type === 'emergency' || undefined}>
          <Icon of={icons[type]} size="text" /> {t(typeWords[type])}
        </span>{' '}
        <When at={timestamp} />{' '}
        {priority === 'high' && type !== 'emergency' ? (
          <Badge tone="sun">
            <Trans>Important</Trans>
          </Badge>
        ) : null}
      </Quiet>
    </span>
  );
}
