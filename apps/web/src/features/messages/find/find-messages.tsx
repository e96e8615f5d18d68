import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { formatDateTime } from '@hafi/i18n/dates';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { noResults } from '@hafi/ui/drawing/special-shapes';
import { Quiet } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PagedList } from '../../../kit/paged-list.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from '../acts/acts.module.css';
import { useFoundMessages } from '../messages.queries.ts';
import { messageKindNames } from '../words/message-kinds.ts';

/** Found messages, the newest first; a press leads to their place. */
function Found(props: {
  q: string;
  conversationId: string | undefined;
  onChoose: (message: { id: string; conversationId: string }) => void;
}) {
  const { conversationId, onChoose, q } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const query = useFoundMessages(q, conversationId);
  return (
    <PagedList
      query={query}
      label={t`Searching the messages`}
      failed={t`The search did not arrive`}
      empty={
        <Empty drawing={noResults} title={t`No message with these words`}>
          {t`Try fewer words.`}
        </Empty>
      }
      progress={(shown, hasMore) =>
        shown > 0 && !hasMore ? <Plural value={shown} one="# message" other="# messages" /> : null
      }
    >
      {(list) => (
        <ul className={styles.people}>
          {list.map((message) => (
            <li key={message.id}>
              <button type="button" className={styles.found} onClick={() => onChoose(message)}>
                <Quiet as="span">
                  <bdi>{message.senderName}</bdi>,{' '}
                  {formatDateTime(new Date(message.sentAt), locale, {
                    timeZone: kigaliTimeZone,
                  })}
                </Quiet>
                <bdi>
                  {message.content ||
                    (message.kind === 'text' ? '' : t(messageKindNames[message.kind].name))}
                  {message.file ? ` ${message.file.name}` : null}
                </bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Looks for words in the messages of one conversation, or of all. */
export function FindMessages(props: {
  conversationId?: string;
  title?: string;
  /** What was typed before. */
  words?: string;
  onClose: () => void;
  /** Shows a message of the conversation that is open. */
  onGoTo?: (id: string) => void;
}) {
  const { conversationId, onClose, onGoTo, title, words = '' } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const q = useDebounced(typed);
  return (
    <Dialog open onClose={onClose} title={title ?? t`Search in messages`} closeLabel={t`Close`}>
      <SearchField
        label={t`Words in the messages`}
        labelShown
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {q.length > 1 ? (
        <Found
          q={q}
          conversationId={conversationId}
          onChoose={({ conversationId: where, id }) => {
            onClose();
            if (onGoTo) onGoTo(id);
            else void navigate(`${paths.conversation(where)}?message=${id}`);
          }}
        />
      ) : (
        <Quiet>
          <Trans>Two letters or more.</Trans>
        </Quiet>
      )}
    </Dialog>
  );
}
