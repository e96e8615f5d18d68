import { amendmentBody } from '@hafi/contract/notes/note.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useNoteAct } from './notes.queries.ts';

/** Adds an amendment to a signed note. */
export function AmendForm({ noteId, onDone }: { noteId: string; onDone: () => void }) {
  const { t } = useLingui();
  const act = useNoteAct();
  const state = useHafiForm<{ text: string }>({
    schema: amendmentBody,
    draftKey: `amend-${noteId}`,
    defaults: { text: '' },
    submit: async ({ text }) => {
      await act.mutateAsync({ act: 'amend', id: noteId, text });
      onDone();
      return t`The correction is added to the note.`;
    },
  });
  return (
    <FormFrame
      title={<Trans>Add a correction</Trans>}
      titleAs="h4"
      gap="normal"
      state={state}
      onCancel={onDone}
    >
      <TextArea
        label={t`Correction`}
        hint={t`What was written before stays readable.`}
        rows={3}
        maxLength={4000}
        {...state.field('text')}
      />
    </FormFrame>
  );
}
