import type { VoiceNote } from '@hafi/contract/checkins/checkin.schemas';
import { Card } from '@hafi/ui/card/card';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { When } from '../../../kit/when.tsx';
import { NotePlayer } from './note-player.tsx';

/** What an elder said with a check-in, for their people. */
export function VoiceNoteCard(props: { elderId: string; name: string; note: VoiceNote }) {
  const { elderId, name, note } = props;
  const { t } = useLingui();
  return (
    <Card as="li">
      <p>
        <Trans>{name} says</Trans>{' '}
        <Quiet as="span">
          <When at={note.saidAt} />
        </Quiet>
      </p>
      <NotePlayer elderId={elderId} note={note} label={t`Voice note of ${name}`} />
    </Card>
  );
}
