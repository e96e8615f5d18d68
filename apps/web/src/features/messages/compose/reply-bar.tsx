import type { Message } from '@hafi/contract/messages/message.schemas';
import { Button } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { QuoteWords } from '../talk/quote.tsx';
import styles from './composer.module.css';

function Bar(props: { end: ReactNode; onEnd: () => void; children: ReactNode }) {
  const { children, end, onEnd } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.about}>{children}</div>
      <Button variant="link" icon={X} onClick={onEnd}>
        <SrOnly>{end}</SrOnly>
      </Button>
    </div>
  );
}

/** Which message is answered; it can be dismissed. */
export function ReplyBar({ to, onEnd }: { to: Message; onEnd: () => void }) {
  return (
    <Bar end={<Trans>Do not answer this message</Trans>} onEnd={onEnd}>
      <QuoteWords kind={to.kind} senderName={to.senderName} excerpt={to.content} />
    </Bar>
  );
}

/** That an own message is being changed; it can be left as it was. */
export function EditBar({ onEnd }: { onEnd: () => void }) {
  return (
    <Bar end={<Trans>Leave it as it was</Trans>} onEnd={onEnd}>
      <Trans>You change your message. Everybody sees that it was edited.</Trans>
    </Bar>
  );
}
