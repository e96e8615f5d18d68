import { hasPlace, outcomesOf } from '@hafi/contract/alerts/outcome-terms';
import { outcomeNames } from '@hafi/contract/alerts/outcome-texts';
import { type EmergencyView, saidEnding } from '@hafi/contract/emergency/emergency.schemas';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { WhatADeathStops } from '../../../kit/outcomes/what-a-death-stops.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { type SaidEnd, useSayEnd } from './say-end.ts';

const orNull = (typed: unknown) => (typed === '' ? null : typed);

/** Asks how a call for help ended, and ends it: everybody who was told is notified in these words. */
export function EndQuestion({ view, onClose }: { view: EmergencyView; onClose: () => void }) {
  const { i18n, t } = useLingui();
  const sayEnd = useSayEnd(view);
  const state = useHafiForm<SaidEnd>({
    schema: saidEnding,
    defaults: { outcome: undefined, place: null, note: null },
    texts: {
      'outcome.required': t`Choose how it ended: everybody is told.`,
    },
    submit: async (end) => {
      await sayEnd(end);
      onClose();
      // Said by the head of what has ended, or by what only this phone knows.
      return null;
    },
  });
  const outcome = state.form.watch('outcome');
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>How did it end?</Trans>}
      message={<Trans>Everybody who was told is told it in these words.</Trans>}
      safe={<Trans>No, help is needed</Trans>}
      yes={<Trans>End it, tell everybody</Trans>}
    >
      <RadioGroup
        legend={<Trans>How did it end?</Trans>}
        legendVariant="hidden"
        options={outcomesOf(view.elder.you).map((value) => ({
          value,
          label: i18n._(outcomeNames[value]),
        }))}
        {...state.field('outcome')}
      />
      {outcome && hasPlace(outcome) ? (
        <TextField
          label={outcome === 'hospital' ? t`In which hospital?` : t`Where does it go?`}
          maxLength={80}
          error={state.field('place').error}
          {...state.form.register('place', { setValueAs: orNull })}
        />
      ) : null}
      {outcome === 'died' && view.can.recordDeath !== false ? <WhatADeathStops /> : null}
      {view.can.coordinate ? (
        <TextArea
          label={t`Note for the circle`}
          maxLength={500}
          rows={2}
          error={state.field('note').error}
          {...state.form.register('note', { setValueAs: orNull })}
        />
      ) : null}
    </ConfirmForm>
  );
}
