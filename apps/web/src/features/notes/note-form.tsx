import { type DoctorNote, noteContent } from '@hafi/contract/notes/note.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useNoteAct } from './notes.queries.ts';

interface Values {
  reason: string;
  findings: string;
  assessment: string;
  plan: string;
}

const schema = z.pipe(
  z.transform(
    (values: Values): z.input<typeof noteContent> => ({
      reason: values.reason.trim() || null,
      findings: values.findings.trim() || null,
      assessment: values.assessment.trim() || null,
      plan: values.plan.trim() || null,
    }),
  ),
  noteContent,
);

const longest = 4000;

/** Writes a note or continues a draft. The typed text survives a reload. */
export function NoteForm(props: { elderId: string; note: DoctorNote | null; onDone: () => void }) {
  const { elderId, note, onDone } = props;
  const { t } = useLingui();
  const act = useNoteAct();
  const state = useHafiForm<Values>({
    schema,
    draftKey: `note-${note?.id ?? elderId}`,
    defaults: {
      reason: note?.reason ?? '',
      findings: note?.findings ?? '',
      assessment: note?.assessment ?? '',
      plan: note?.plan ?? '',
    },
    texts: { 'assessment.required': t`Please write at least one of the four parts.` },
    submit: async (values) => {
      const body = schema.parse(values);
      await act.mutateAsync(
        note ? { act: 'change', id: note.id, body } : { act: 'write', elderId, body },
      );
      onDone();
    },
  });
  return (
    <FormFrame state={state} onCancel={onDone}>
      <TextArea
        label={t`Reason for the visit`}
        rows={2}
        maxLength={longest}
        {...state.field('reason')}
      />
      <TextArea label={t`Findings`} rows={4} maxLength={longest} {...state.field('findings')} />
      <TextArea label={t`Assessment`} rows={3} maxLength={longest} {...state.field('assessment')} />
      <TextArea label={t`Plan`} rows={3} maxLength={longest} {...state.field('plan')} />
    </FormFrame>
  );
}
