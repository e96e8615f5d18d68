import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { formatDateTime } from '@hafi/i18n/dates';
import { Badge } from '@hafi/ui/badge/badge';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Pair, Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilePen, PenLine, Signature, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RemoveEntry } from '../../kit/remove-entry.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { AmendForm } from './amend-form.tsx';
import { AskingToSign } from './asking-to-sign.tsx';
import { NoteForm } from './note-form.tsx';
import { useNoteAct } from './notes.queries.ts';

function Words({ note }: { note: DoctorNote }) {
  const { t } = useLingui();
  const locale = useLocale();
  const parts = [
    { term: t`Reason for the visit`, value: note.reason },
    { term: t`Findings`, value: note.findings },
    { term: t`Assessment`, value: note.assessment },
    { term: t`Plan`, value: note.plan },
  ];
  const facts = parts.flatMap(({ term, value }) => (value ? [{ term, value }] : []));
  const added = note.amendments.map(({ at, text }) => ({
    term: t`Added on ${formatDateTime(new Date(at), locale)}`,
    value: text,
  }));
  return <Facts facts={[...facts, ...added]} />;
}

/** Who signed the note, with the licence number. */
function Signer({ note }: { note: DoctorNote }) {
  const { authorName, signerNumber } = note;
  return (
    <Quiet>
      {signerNumber === null ? (
        <Trans>Signed by {authorName}</Trans>
      ) : (
        <Trans>
          Signed by {authorName}, licence number {signerNumber}
        </Trans>
      )}
    </Quiet>
  );
}

interface Noted {
  readonly note: DoctorNote;
  readonly heading: string;
}

function Note({ note, heading }: Noted) {
  const { t } = useLingui();
  const locale = useLocale();
  const act = useNoteAct();
  const [open, setOpen] = useState<'change' | 'amend' | 'discard' | 'sign' | null>(null);
  const close = () => setOpen(null);
  if (open === 'change') {
    return (
      <Card as="article" matter="well">
        <NoteForm elderId={note.elderId} note={note} onDone={close} />
      </Card>
    );
  }
  return (
    <Card as="article">
      <Stack fill>
        <Pair>
          <div>
            <h3>{heading}</h3>
            <Quiet>{formatDateTime(new Date(note.writtenAt), locale)}</Quiet>
            {note.status === 'preliminary' ? null : <Signer note={note} />}
          </div>
          {note.status === 'preliminary' ? (
            <Badge tone="pending">
              <Trans>Draft, only you see it</Trans>
            </Badge>
          ) : (
            <Badge tone="verified">
              {note.status === 'amended' ? <Trans>Signed, added to</Trans> : <Trans>Signed</Trans>}
            </Badge>
          )}
        </Pair>
        <Words note={note} />
        {note.mayChange ? (
          <Row>
            <Button icon={Signature} onClick={() => setOpen('sign')}>
              <Trans>Sign</Trans>
            </Button>
            <Button variant="second" icon={PenLine} onClick={() => setOpen('change')}>
              <Trans>Go on writing</Trans>
            </Button>
            <Button variant="danger" icon={Trash2} onClick={() => setOpen('discard')}>
              <Trans>Throw away</Trans>
            </Button>
          </Row>
        ) : null}
        {note.mayAmend && open !== 'amend' ? (
          <div>
            <Button variant="second" icon={FilePen} onClick={() => setOpen('amend')}>
              <Trans>Add a correction</Trans>
            </Button>
          </div>
        ) : null}
        {open === 'amend' ? <AmendForm noteId={note.id} onDone={close} /> : null}
        {note.mayChange && open === 'sign' ? (
          <AskingToSign note={note} open onClose={close} />
        ) : null}
        {open === 'discard' ? (
          <RemoveEntry
            name={t`Draft`}
            remove={() => act.mutateAsync({ act: 'discard', id: note.id })}
            onClose={close}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

/** One note, with its author's actions. */
export function NoteCard(noted: Noted) {
  return (
    <OutcomePlace>
      <Note {...noted} />
    </OutcomePlace>
  );
}
