import { outcomes } from '@hafi/contract/alerts/outcome-terms';
import { type DoctorNote, signBody } from '@hafi/contract/notes/note.schemas';
import { formatDateTime } from '@hafi/i18n/dates';
import { TextField } from '@hafi/ui/field/text-field';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import {
  OutcomeChoice,
  type OutcomeValues,
  outcomeOf,
} from '../../kit/outcomes/outcome-choice.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useLocale } from '../../lib/words/locale.ts';
import type { NoteContext } from './note-context.ts';
import { emptyParts } from './note-parts.ts';
import { useIsUrgent, useNoteAct } from './notes.queries.ts';

/** The outcome is asked only where an urgent alert stands. */
const schema = z.object({
  number: signBody.shape.number,
  outcome: z.enum(['', ...outcomes]),
  place: z.string().check(z.maxLength(80)),
});

function Readers({ elderName, readers }: { elderName: string; readers: NoteContext['readers'] }) {
  const { count, names } = readers;
  if (count === 0) return <Trans>Only {elderName} can read it.</Trans>;
  const others = names?.join(', ');
  return others ? (
    <Trans>
      {elderName} can read it at once, and {others}.
    </Trans>
  ) : (
    <Plural
      value={count}
      one={`${elderName} and # person of the circle can read it at once.`}
      other={`${elderName} and # people of the circle can read it at once.`}
    />
  );
}

/**
 * Asks before a note is signed, which cannot be undone: names the patient, what was taken into it,
 * who will read it, and the parts that are empty.
 */
export function SignNote(props: {
  note: DoctorNote;
  context?: NoteContext | undefined;
  open: boolean;
  onClose: () => void;
  onSigned?: () => void;
}) {
  const { context, note, onClose, onSigned, open } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const act = useNoteAct();
  const isUrgent = useIsUrgent(note.elderId);
  const state = useHafiForm<{ number: string } & OutcomeValues>({
    schema,
    defaults: { number: note.lastNumber ?? '', outcome: '', place: '' },
    texts: { 'number.required': t`Enter the number of your licence.` },
    submit: async ({ number, outcome, place }) => {
      const ended = outcome === '' ? {} : { ended: outcomeOf(outcome, place) };
      await act.mutateAsync({ act: 'sign', id: note.id, number, ...ended });
      onClose();
      onSigned?.();
      // Whoever is told says it.
      return onSigned ? null : t`The note is signed.`;
    },
  });
  const { appointment, elderName } = note;
  const when = appointment && formatDateTime(new Date(appointment.at), locale);
  const empty = emptyParts(note)
    .map((part) => t(part))
    .join(', ');
  const taken = context?.taken.join(', ');
  return (
    <ConfirmForm
      open={open}
      onClose={onClose}
      title={t`Sign the note for ${elderName}?`}
      message={
        <>
          {when ? <Trans>Appointment of {when}.</Trans> : null}{' '}
          {context ? (
            taken ? (
              <Trans>With {taken}.</Trans>
            ) : (
              <Trans>No reading was taken into it.</Trans>
            )
          ) : null}{' '}
          <Trans>
            A signed note cannot be changed, only added to. It carries your name and the number of
            your licence.
          </Trans>{' '}
          {context ? (
            <Readers elderName={elderName} readers={context.readers} />
          ) : (
            <Trans>The patient and the circle can read it at once.</Trans>
          )}
          {empty ? (
            <>
              {' '}
              <strong>
                <Trans>Still empty: {empty}.</Trans>
              </strong>
            </>
          ) : null}
        </>
      }
      safe={t`Go on writing`}
      yes={t`Sign now`}
      state={state}
    >
      <TextField
        label={t`Number of your licence`}
        hint={t`As it stands in the register of your council`}
        autoComplete="off"
        maxLength={40}
        {...state.field('number')}
      />
      {isUrgent ? (
        <OutcomeChoice
          legend={t`An urgent alert stands. How did it end?`}
          goesOn={t`It goes on`}
          chosen={state.form.watch('outcome')}
          outcome={state.field('outcome')}
          place={state.field('place')}
        />
      ) : null}
    </ConfirmForm>
  );
}
