import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { longestPart, type NoteValues, noteOf, valuesOf } from './note-body.ts';
import { noteParts, partQuestions } from './note-parts.ts';
import { useNoteAct } from './notes.queries.ts';

/** Writes a note or continues a draft. The typed text survives a reload. */
export function NoteForm(props: { elderId: string; note: DoctorNote | null; onDone: () => void }) {
  const { elderId, note, onDone } = props;
  const { t } = useLingui();
  const act = useNoteAct();
  const schema = noteOf();
  const state = useHafiForm<NoteValues>({
    schema,
    draftKey: `note-${note?.id ?? elderId}`,
    defaults: valuesOf(note),
    texts: { 'assessment.required': t`Please write at least one of the four parts.` },
    submit: async (values) => {
      const body = schema.parse(values);
      await act.mutateAsync(
        note ? { act: 'change', id: note.id, body } : { act: 'write', elderId, body },
      );
      onDone();
      return t`Kept as a draft. Only you see it.`;
    },
  });
  return (
    <FormFrame
      title={note ? <Trans>Go on writing</Trans> : <Trans>Write a note</Trans>}
      gap="normal"
      state={state}
      onCancel={onDone}
    >
      {noteParts.map((part) => (
        <TextArea
          key={part}
          label={t(partQuestions[part])}
          rows={3}
          maxLength={longestPart}
          {...state.field(part)}
        />
      ))}
    </FormFrame>
  );
}
