import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { Name } from '@hafi/ui/name/name';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Bell, BellOff, Ellipsis, FileText, Phone, Search, Trash } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import { phoneOf } from '../words/own-phones.ts';
import { CallLinks } from './call-links.tsx';
import { ConversationTile } from './conversation-tile.tsx';
import styles from './talk.module.css';
import { TalkStatus } from './talk-status.tsx';
import { usePatient } from './use-patient.ts';

/** What can be done with a whole conversation. */
export interface HeadActs {
  readonly find: () => void;
  readonly mute: (isMuted: boolean) => void;
  readonly block: () => void;
  readonly unblock: () => void;
  readonly clear: () => void;
}

function TalkMenu({ acts, conversation }: { acts: HeadActs; conversation: Conversation }) {
  const { closed, isMuted, kind, people } = conversation;
  const { id: me } = useAccount();
  const patient = usePatient(conversation);
  const [person] = people;
  const phone = kind === 'direct' ? phoneOf(me, person?.id) : null;
  return (
    <Menu
      variant="edged"
      className={styles.menu}
      label={
        <>
          <Icon of={Ellipsis} className={styles.dots} />
          <span className={styles.word}>
            <Trans context="conversation">More</Trans>
          </span>
        </>
      }
    >
      {patient ? (
        <MenuItem as={Link} to={paths.patient(patient.id)} icon={FileText}>
          <Trans>Open chart</Trans>
        </MenuItem>
      ) : null}
      {phone ? (
        <MenuItem as="a" href={`tel:${phone}`} icon={Phone}>
          <Trans>Call by phone</Trans>
        </MenuItem>
      ) : null}
      <MenuItem icon={Search} onClick={acts.find}>
        <Trans>Search in this conversation</Trans>
      </MenuItem>
      <MenuItem icon={isMuted ? Bell : BellOff} onClick={() => acts.mute(!isMuted)}>
        {isMuted ? <Trans>Notify me again</Trans> : <Trans>Do not notify me</Trans>}
      </MenuItem>
      {kind === 'direct' && person ? (
        closed === 'blocked' ? (
          <MenuItem icon={Ban} onClick={acts.unblock}>
            <Trans>End the block</Trans>
          </MenuItem>
        ) : (
          <MenuItem icon={Ban} onClick={acts.block}>
            <Trans>Block this person</Trans>
          </MenuItem>
        )
      ) : null}
      <MenuItem icon={Trash} onClick={acts.clear}>
        <Trans>Delete conversation</Trans>
      </MenuItem>
    </Menu>
  );
}

/** Who one talks with, whether they are there, and what can be done with the conversation. */
export function TalkHead(props: { acts: HeadActs; conversation: Conversation; name: string }) {
  const { acts, conversation, name } = props;
  const { t } = useLingui();
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <ConversationTile conversation={conversation} name={name} />
        <div className={styles.names}>
          <h1 className={styles.name}>
            <bdi>
              <Name>{name}</Name>
            </bdi>
          </h1>
          <div className={styles.status}>
            <TalkStatus conversation={conversation} />
            {conversation.isMuted ? (
              <span>
                <Icon of={BellOff} size="text" /> {t`not notified`}
              </span>
            ) : null}
          </div>
        </div>
      </div>
      <CallLinks conversation={conversation} />
      <TalkMenu acts={acts} conversation={conversation} />
    </header>
  );
}
