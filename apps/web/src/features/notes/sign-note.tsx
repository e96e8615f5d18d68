import { type DoctorNote, signBody } from '@hafi/contract/notes/note.schemas';
import { TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useNoteAct } from './notes.queries.ts';

/** Asks before a note is signed, which cannot be undone; names the parts that are empty. */
export function SignNote(props: { note: DoctorNote; open: boolean; onClose: () => void }) {
  const { note, onClose, open } = props;
  const { t } = useLingui();
  const act = useNoteAct();
  const state = useHafiForm<{ number: string }>({
    schema: signBody,
    defaults: { number: note.lastNumber ?? '' },
    texts: { 'number.required': t`Enter the number of your licence.` },
    submit: async ({ number }) => {
      await act.mutateAsync({ act: 'sign', id: note.id, number });
      onClose();
    },
  });
  const parts = [
    { name: t`Reason for the visit`, words: note.reason },
    { name: t`Findings`, words: note.findings },
    { name: t`Assessment`, words: note.assessment },
    { name: t`Plan`, words: note.plan },
  ];
  const empty = parts.filter(({ words }) => words === null).map(({ name }) => name);
  const names = empty.join(', ');
  return (
    <ConfirmForm
      open={open}
      onClose={onClose}
      title={t`Sign this note?`}
      message={
        <>
          <Trans>
            It can then no longer be changed, only added to. The patient and the circle read it,
            with your name and licence number.
          </Trans>
          {empty.length > 0 ? (
            <>
              {' '}
              <strong>
                <Trans>Still empty: {names}.</Trans>
              </strong>
            </>
          ) : null}
        </>
      }
      safe={t`Go back`}
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
    </ConfirmForm>
  );
}
