import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Phone, Video } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import styles from './talk.module.css';

/** Calls the people of a conversation, with the voice or with a picture; Hafi is not called here. */
export function CallLinks({ conversation }: { conversation: Conversation }) {
  const { closed, id, kind, people } = conversation;
  if (closed !== null || kind === 'support' || people.length === 0) return null;
  return (
    <div className={styles.calls}>
      <ButtonLink as={Link} to={paths.newCall(id)} variant="second" icon={Phone}>
        <Trans>Call</Trans>
      </ButtonLink>
      <ButtonLink as={Link} to={paths.newCall(id, true)} variant="second" icon={Video}>
        <Trans>Video</Trans>
      </ButtonLink>
    </div>
  );
}
