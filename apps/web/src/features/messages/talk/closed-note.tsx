import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Ban } from 'lucide-react';
import styles from './talk.module.css';

/** Why one cannot write here, in place of where one would. */
export function ClosedNote(props: { conversation: Conversation; onUnblock: () => void }) {
  const { conversation, onUnblock } = props;
  const { closed, people } = conversation;
  const name = people[0]?.firstName ?? '';
  return (
    <div className={styles.closed}>
      {closed === 'blocked' ? (
        <>
          <p>
            <Trans>You have blocked {name}. Neither of you can write here.</Trans>
          </p>
          <Button variant="second" icon={Ban} onClick={onUnblock}>
            <Trans>End the block</Trans>
          </Button>
        </>
      ) : (
        <p>
          <Trans>
            You cannot write to each other here any more. What was written stays readable.
          </Trans>
        </p>
      )}
    </div>
  );
}
