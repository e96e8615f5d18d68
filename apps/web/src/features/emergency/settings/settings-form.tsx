import { saveEmergencySettings } from '@hafi/contract/emergency/emergencies.contract';
import {
  type EmergencySettings,
  emergencySettings,
} from '@hafi/contract/emergency/emergency.schemas';
import { CheckField } from '@hafi/ui/field/choice-field';
import { TextArea } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import type { CallFor } from '../call/own-call.ts';

type Values = Omit<EmergencySettings, 'landmarks'> & { landmarks: string };

const asSettings = (values: Values): EmergencySettings => ({
  ...values,
  landmarks: values.landmarks.trim() || null,
});

/** The schema of the settings, of which an empty field says that there are no landmarks. */
const schema = {
  safeParseAsync: (values: unknown, ...rest: never[]) =>
    emergencySettings.safeParseAsync(asSettings(values as Values), ...rest),
};

/** How the house is found, who reads the medical card, and how the button is pressed. */
export function SettingsForm(props: { elder: CallFor; settings: EmergencySettings }) {
  const { elder, settings } = props;
  const { sharesCard, simplePress } = settings;
  const { t } = useLingui();
  const params = { id: elder.id };
  const save = useAct(saveEmergencySettings, (body: EmergencySettings) => ({ params, body }), {
    waits: true,
  });
  const state = useHafiForm<Values>({
    schema,
    draftKey: `emergency-settings-${elder.id}`,
    defaults: { sharesCard, simplePress, landmarks: settings.landmarks ?? '' },
    submit: async (values) => {
      await save.mutateAsync(asSettings(values));
      return t`Saved.`;
    },
  });
  return (
    <FormFrame state={state}>
      <TextArea
        label={t`How is the house found?`}
        hint={t`For somebody who comes: blue gate behind the pharmacy, after the water tap.`}
        maxLength={300}
        rows={3}
        {...state.field('landmarks')}
      />
      <CheckField
        label={t`Whoever is asked to come may read the medical card`}
        hint={t`Blood type, allergies, illnesses and medicines, only while help is called.`}
        {...state.field('sharesCard')}
      />
      <CheckField
        label={t`Two taps instead of holding the button`}
        hint={t`For hands that tremble or are weak.`}
        {...state.field('simplePress')}
      />
    </FormFrame>
  );
}
