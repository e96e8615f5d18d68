import type { Message } from '@hafi/contract/messages/message.schemas';
import { messageLimits } from '@hafi/contract/messages/message-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Mic, SendHorizontal } from 'lucide-react';
import {
  type KeyboardEvent,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hasRecording } from '../../../lib/kept-recordings.ts';
import { useOnline } from '../../../lib/online.ts';
import { PartLoading } from '../../../lib/part-loading.tsx';
import { silent } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import { receiveMessage } from '../live/follow-messages.ts';
import { endTyping, tellTyping } from '../live/tell-typing.ts';
import { AddMenu } from '../media/add-menu.tsx';
import { bringMedia, MediaPanel } from '../media/lazy-media.ts';
import type { Making } from '../media/making.ts';
import { useEditMessage } from '../messages.queries.ts';
import styles from './composer.module.css';
import { EditBar, ReplyBar } from './reply-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useSend } from './use-send.ts';

/** Where a keyboard with keys is, Enter sends; on a phone it begins a line. */
const hasKeys = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Makes a text area as high as its text; its style sheet says how high at most. */
function fit(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** What the composer is used for besides writing something new. */
export interface Composing {
  /** The message that is answered. */
  readonly reply: Message | null;
  readonly endReply: () => void;
  /** The own message that is changed. */
  readonly edit: Message | null;
  readonly endEdit: () => void;
  /** Called after something was written, so that it is seen. */
  readonly onSent: () => void;
}

/** Where one writes. The button to send appears with the first letter. */
export function Composer(props: { conversationId: string; composing: Composing }) {
  const { composing, conversationId } = props;
  const { edit, endEdit, endReply, onSent, reply } = composing;
  const { i18n, t } = useLingui();
  const { id: me } = useAccount();
  const area = useRef<HTMLTextAreaElement>(null);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) bringMedia();
  }, [isOnline]);
  const [draft, setDraft] = useDraft(conversationId);
  const typed = useRef(draft);
  typed.current = draft;
  const [edited, setEdited] = useState('');
  const errorId = useId();
  const send = useSend(conversationId);
  const editing = useEditMessage();
  const [making, setMaking] = useState<Making | null>(() =>
    hasRecording(me, conversationId) ? { is: 'voice', isKept: true } : null,
  );
  const text = edit ? edited : draft;
  const length = [...text].length;
  const longest = messageLimits.text;
  const isTooLong = length > longest;
  const isWritten = text.trim() !== '';
  const failure = edit ? editing.error : send.error;
  const editId = edit?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that is edited
  useEffect(() => {
    setEdited(edit?.content ?? '');
    editing.reset();
  }, [editId]);
  const replyId = reply?.id;
  useEffect(() => {
    if (editId ?? replyId) area.current?.focus();
  }, [editId, replyId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with the text
  useLayoutEffect(() => fit(area.current), [text]);

  const write = (value: string) => {
    if (edit) {
      setEdited(value);
      return;
    }
    setDraft(value);
    if (value.trim() !== '') tellTyping(conversationId);
  };
  const save = (message: Message) => {
    if (text.trim() === message.content) {
      endEdit();
      return;
    }
    editing.mutate(
      { id: message.id, content: text.trim() },
      {
        done: silent,
        onSuccess: (changed) => {
          receiveMessage(changed);
          endEdit();
        },
        onError: () => area.current?.focus(),
      },
    );
  };
  const submit = () => {
    if (!isWritten || isTooLong || editing.isPending) return;
    if (edit) {
      save(edit);
      return;
    }
    const content = text.trim();
    const said = { kind: 'text' as const, content, ...(reply ? { replyTo: reply.id } : {}) };
    setDraft('');
    endReply();
    endTyping();
    send.mutate(
      { said, words: content },
      {
        done: silent,
        // The device could not keep it: nothing is lost, nor what was typed since.
        onError: () => setDraft([content, typed.current].filter(Boolean).join('\n')),
      },
    );
    onSent();
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (edit ?? reply)) {
      event.preventDefault();
      if (edit) endEdit();
      else endReply();
    }
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSend || !hasKeys()) return;
    event.preventDefault();
    submit();
  };
  return (
    <>
      {making ? (
        <Suspense fallback={<PartLoading label={t`Loading...`} />}>
          <MediaPanel
            making={making}
            conversationId={conversationId}
            replyTo={reply?.id}
            onSent={() => {
              setMaking(null);
              endReply();
              onSent();
            }}
            onClose={() => setMaking(null)}
          />
        </Suspense>
      ) : null}
      <form
        data-writes={isWritten || undefined}
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {edit ? (
          <EditBar onEnd={endEdit} />
        ) : reply ? (
          <ReplyBar to={reply} onEnd={endReply} />
        ) : null}
        {failure ? (
          <Alert tone="error" live="assertive" className={styles.wide}>
            {problemText(failure, i18n)}
          </Alert>
        ) : null}
        {isTooLong ? (
          <p id={errorId} role="alert" className={styles.wide}>
            <Trans>
              This is too long: {length} letters, and {longest} have room. Please send it in parts.
            </Trans>
          </p>
        ) : null}
        {edit || making?.is === 'voice' ? null : (
          <AddMenu
            onFiles={(files) => setMaking({ is: 'files', files })}
            onPlace={() => setMaking({ is: 'place' })}
          />
        )}
        <label className={styles.field}>
          <SrOnly>{edit ? t`Change your message` : t`Your message`}</SrOnly>
          <textarea
            ref={area}
            name="message"
            dir="auto"
            rows={1}
            value={text}
            placeholder={t`Type a message...`}
            enterKeyHint="enter"
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? errorId : undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            className={styles.area}
          />
        </label>
        {isWritten ? (
          <Button
            type="submit"
            icon={edit ? Check : SendHorizontal}
            busy={editing.isPending}
            aria-disabled={isTooLong || undefined}
          >
            {edit ? <Trans>Save</Trans> : <Trans context="message">Send</Trans>}
          </Button>
        ) : edit || making?.is === 'voice' ? null : (
          <Button icon={Mic} onClick={() => setMaking({ is: 'voice', isKept: false })}>
            <Trans>Speak</Trans>
          </Button>
        )}
      </form>
    </>
  );
}
