import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { formatTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock, RotateCw, Trash, TriangleAlert, X } from 'lucide-react';
import { memo, Suspense, useEffect, useState } from 'react';
import { correctedTime } from '../../../lib/clock/server-clock.ts';
import { useOnline } from '../../../lib/online.ts';
import { isServerFailure } from '../../../lib/outbox/send-entry.ts';
import { useUploadedPart } from '../../../lib/outbox/uploads-under-way.ts';
import type { Written } from '../known/shown-rows.ts';
import { OwnMedia } from '../media/lazy-media.ts';
import { messageKindNames } from '../words/message-kinds.ts';
import { LinkedText } from './linked-text.tsx';
import { lineOf } from './message-row.tsx';
import styles from './talk.module.css';
import { useTalkActs } from './talk-acts.ts';

/** What an entry says, before the server has it. */
function EntryBody({ entry }: { entry: Written }) {
  const { t } = useLingui();
  const { body, file } = entry;
  if (body.kind === 'text') return <LinkedText text={body.content} />;
  const { icon, name } = messageKindNames[body.kind];
  const named = (
    <p className={styles.named}>
      <Icon of={icon} size="text" /> {t(name)}
    </p>
  );
  if (!file) return named;
  return (
    <>
      <Suspense fallback={named}>
        <OwnMedia entry={entry} body={body} />
      </Suspense>
      {'content' in body && body.content ? <LinkedText text={body.content} /> : null}
    </>
  );
}

/** How long a message may be on its way before it is said to wait, in milliseconds. */
const timeoutMs = 2_000;

/** Whether an entry has been on its way for long. */
function useLate(madeAt: number): boolean {
  const [isLate, setLate] = useState(() => Date.now() - madeAt > timeoutMs);
  useEffect(() => {
    const timer = setTimeout(setLate, madeAt + timeoutMs - Date.now(), true);
    return () => clearTimeout(timer);
  }, [madeAt]);
  return isLate;
}

/** What has become of an entry, and what can be done with it. */
function SendState({ entry, isPassed }: { entry: Written; isPassed: boolean }) {
  const isOnline = useOnline();
  const acts = useTalkActs();
  const { deviceAt, at, refusal, sentAt } = entry;
  const isLate = useLate(deviceAt ?? at);
  const part = useUploadedPart(entry.id);
  if (refusal) {
    return (
      <div className={styles.refused} role="status">
        <p>
          <Icon of={TriangleAlert} size="text" /> <Trans>Not sent.</Trans>{' '}
          {isServerFailure(refusal) ? (
            isPassed ? (
              <Trans>
                The server could not take this message. What you wrote after it was sent without it;
                if you try again, it stands below that.
              </Trans>
            ) : (
              <Trans>The server could not take this message.</Trans>
            )
          ) : (
            refusal.message
          )}
        </p>
        <Button variant="link" icon={RotateCw} onClick={() => acts.retry(entry)}>
          <Trans>Try again</Trans>
        </Button>
        <Button variant="danger" icon={Trash} onClick={() => acts.discard(entry)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    );
  }
  if (sentAt !== undefined) {
    return (
      <div className={styles.meta}>
        <span>{formatTime(correctedTime(sentAt), kigaliTimeZone)}</span>
        <Icon of={Check} size="text" />
        <span>
          <Trans context="message">Sent</Trans>
        </span>
      </div>
    );
  }
  if (part !== null) {
    return (
      <div className={styles.meta}>
        <Icon of={Clock} size="text" />
        <span>
          <Trans>Sending...</Trans>
        </span>
        <Button variant="link" icon={X} onClick={() => acts.discard(entry)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  }
  if (isOnline && !isLate) {
    return (
      <div className={styles.meta}>
        <Icon of={Clock} size="text" />
        <span>
          <Trans>Sending...</Trans>
        </span>
      </div>
    );
  }
  return (
    <div className={styles.meta}>
      <Icon of={Clock} size="text" />
      <span>
        <Trans>Waits for the network</Trans>
      </span>
      <Button variant="link" icon={Trash} onClick={() => acts.discard(entry)}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}

/** What was written here and waits, was refused, or was sent a moment ago. */
export const OwnRow = memo(function OwnRow(props: {
  entry: Written;
  /** Whether something later was sent without it. */
  isPassed: boolean;
}) {
  const { entry, isPassed } = props;
  const isWaiting = entry.sentAt === undefined;
  return (
    <li
      id={lineOf(entry.id)}
      tabIndex={-1}
      className={styles.message}
      data-mine
      data-waiting={isWaiting || undefined}
    >
      <SrOnly>
        <Trans>You:</Trans>
      </SrOnly>
      <div className={styles.bubble}>
        <EntryBody entry={entry} />
      </div>
      <SendState entry={entry} isPassed={isPassed} />
    </li>
  );
});
