import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Problem } from '@hafi/contract/core/problem';
import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { formatTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { TextArea } from '@hafi/ui/field/text-field';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Signature } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProblems } from '../../kit/form/form-problems.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { AskingToSign } from './asking-to-sign.tsx';
import { FactChips, hasLine, type NoteFact } from './fact-chips.tsx';
import { longestPart, type NoteValues, noteOf, noteTextKey, valuesOf } from './note-body.ts';
import type { NoteContext } from './note-context.ts';
import { noteParts, partQuestions } from './note-parts.ts';
import { useNoteAct } from './notes.queries.ts';

/** Answers after which the draft is not there any more: signed or thrown away elsewhere. */
const gone: readonly string[] = ['not-found', 'note-signed'];

/**
 * The four questions of a note. What is typed stays on the device by itself; signing keeps it as a
 * draft first, so that nothing is lost whatever the answer to the question is.
 */
export function NoteWriting(props: {
  elder: Elder;
  draft: DoctorNote | null;
  facts: readonly NoteFact[];
  bookingId: string | undefined;
  readers: NoteContext['readers'];
  onSigned: () => void;
}) {
  const { bookingId, draft, elder, facts, onSigned, readers } = props;
  const { t } = useLingui();
  const act = useNoteAct();
  const [note, setNote] = useState(draft);
  const [asking, setAsking] = useState(false);
  const [typedAt, setTypedAt] = useState<Date | null>(null);
  const wanted = useRef<'sign' | 'keep'>('sign');
  const schema = noteOf(bookingId);
  const state = useHafiForm<NoteValues>({
    schema,
    draftKey: noteTextKey(elder.id),
    defaults: valuesOf(draft),
    texts: { 'assessment.required': t`Please write at least one of the four parts.` },
    submit: async (values): Promise<string | null> => {
      const body = schema.parse(values);
      const before = note;
      try {
        const saved = await act.mutateAsync(
          before
            ? { act: 'change', id: before.id, body }
            : { act: 'write', elderId: elder.id, body },
        );
        if (saved) setNote(saved);
      } catch (error) {
        if (before && error instanceof Problem && gone.includes(error.code)) setNote(null);
        throw error;
      }
      setTypedAt(null);
      if (wanted.current === 'keep') return t`Kept as a draft. Only you see it.`;
      setAsking(true);
      return null;
    },
  });
  const { form } = state;
  const findings = form.watch('findings');
  const send = (how: 'sign' | 'keep') => {
    wanted.current = how;
    void state.onSubmit();
  };
  const signed = () => {
    form.reset(valuesOf(null));
    setNote(null);
    onSigned();
  };
  const time = typedAt && formatTime(typedAt);
  return (
    <>
      <form
        noValidate
        onInput={() => setTypedAt(clockNow())}
        onSubmit={(event) => {
          event.preventDefault();
          send('sign');
        }}
      >
        <Stack fill gap="tight">
          <FactChips
            facts={facts}
            text={findings}
            onChange={(text) => {
              form.setValue('findings', text);
              setTypedAt(clockNow());
            }}
          />
          {noteParts.map((part) => (
            <TextArea
              key={part}
              label={t(partQuestions[part])}
              rows={part === 'findings' ? 3 : 2}
              maxLength={longestPart}
              {...state.field(part)}
            />
          ))}
          <Quiet aria-live="polite">
            {time ? (
              <Trans>Kept on this device, {time}</Trans>
            ) : note ? (
              <Trans>Kept as a draft</Trans>
            ) : null}
          </Quiet>
          <FormProblems errors={state.errors} attempt={state.attempt} failure={state.failure} />
          {state.outcome}
          <Row>
            <Button type="submit" icon={Signature} busy={state.busy} busyLabel={t`Please wait`}>
              <Trans>Sign</Trans>
            </Button>
            <Button variant="second" onClick={() => send('keep')}>
              <Trans>Keep as a draft</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
      {note && asking ? (
        <AskingToSign
          key={note.id}
          note={note}
          context={{
            readers,
            taken: facts.filter(({ text }) => hasLine(findings, text)).map(({ label }) => label),
          }}
          open
          onClose={() => setAsking(false)}
          onSigned={signed}
        />
      ) : null}
    </>
  );
}
