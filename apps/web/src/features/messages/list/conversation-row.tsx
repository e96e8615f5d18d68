import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { formatDateTime } from '@hafi/i18n/dates';
import { Count } from '@hafi/ui/badge/badge';
import { Icon } from '@hafi/ui/icon/icon';
import { Name } from '@hafi/ui/name/name';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../lib/clock/use-now.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { ConversationTile } from '../talk/conversation-tile.tsx';
import { LastLine } from './last-line.tsx';
import styles from './list.module.css';
import { rowTime } from './row-time.ts';

/** One conversation of the list. */
export const ConversationRow = memo(function ConversationRow(props: {
  conversation: Conversation;
  name: string;
  isOpen: boolean;
  isTyping: boolean;
  me: string;
}) {
  const { conversation, isOpen, isTyping, me, name } = props;
  const { activeAt, id, isMuted, unread } = conversation;
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const at = new Date(activeAt);
  return (
    <li>
      <Link
        to={paths.conversation(id)}
        aria-current={isOpen ? 'true' : undefined}
        className={styles.row}
        data-unread={unread > 0 || undefined}
      >
        <ConversationTile conversation={conversation} name={name} />
        <b className={styles.name}>
          <bdi>
            <Name>{name}</Name>
          </bdi>
        </b>
        <time
          dateTime={activeAt}
          title={formatDateTime(at, locale, { timeZone: kigaliTimeZone })}
          className={styles.time}
        >
          {rowTime(at, now, locale)}
        </time>
        <span className={styles.last}>
          {isMuted ? (
            <>
              <Icon of={BellOff} size="text" />
              <SrOnly>
                <Trans>Not notified</Trans>
              </SrOnly>
            </>
          ) : null}
          <span className={styles.cut} data-excerpt>
            {isTyping ? <Trans>typing...</Trans> : <LastLine conversation={conversation} me={me} />}
          </span>
        </span>
        <Count
          value={unread}
          label={t({ message: 'unread', context: 'messages' })}
          className={styles.count}
        />
      </Link>
    </li>
  );
});
