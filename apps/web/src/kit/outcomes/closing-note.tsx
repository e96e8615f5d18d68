import { closingNote } from '@hafi/contract/alerts/alert.schemas';
import { outcomes } from '@hafi/contract/alerts/outcome-terms';
import { TextArea } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useHafiForm } from '../../lib/form/form.ts';
import { ConfirmForm } from '../form/confirm-form.tsx';
import { OutcomeChoice, type OutcomeValues, outcomeOf } from './outcome-choice.tsx';

/** Closes an alert with what somebody said of its end. */
export type CloseAct = (
  said: z.input<typeof closingNote> & { readonly alertId: string },
) => Promise<unknown>;

/** Who closes it on this page says how it ended. */
const schema = z.object({
  note: closingNote.shape.note,
  outcome: z.enum(outcomes, { error: 'required' }),
  place: z.string().check(z.maxLength(80)),
});

/** Asks how an urgent alert ended, and closes it. */
export function ClosingNote(props: {
  alertId: string;
  close: CloseAct;
  /** What the alert is about. */
  name: string;
  /** Whether it is about who closes it. */
  own?: boolean;
  onClose: () => void;
}) {
  const { alertId, close, name, onClose, own = false } = props;
  const { t } = useLingui();
  const state = useHafiForm<{ note: string } & OutcomeValues>({
    schema,
    draftKey: `closing-${alertId}`,
    defaults: { note: '', outcome: '', place: '' },
    texts: {
      'note.required': t`Write how it ended: the circle reads it.`,
      'outcome.required': t`Choose how it ended: all who were told hear it.`,
    },
    submit: async ({ note, outcome, place }) => {
      await close({ alertId, note, ...(outcome ? outcomeOf(outcome, place) : {}) });
      onClose();
      return t`${name}: it is closed. The circle can read your note.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={t`How did it end?`}
      message={t`Close it only when you know: all who were told hear how it ended. The note stands in the health timeline, under your name.`}
      safe={t`Not yet`}
      yes={t`Close it`}
    >
      <OutcomeChoice
        own={own}
        chosen={state.form.watch('outcome')}
        outcome={state.field('outcome')}
        place={state.field('place')}
      />
      <TextArea label={t`Note`} maxLength={500} {...state.field('note')} />
    </ConfirmForm>
  );
}
