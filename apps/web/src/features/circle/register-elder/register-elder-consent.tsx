import { managedConsentText } from '@hafi/contract/circle/managed-consent-text';
import { Card } from '@hafi/ui/card/card';
import { CheckField } from '@hafi/ui/field/choice-field';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ElderForm } from './register-elder-place.tsx';

/** The elder's consent: its text, the witness, and a checkbox that it was given. */
export function RegisterElderConsent({ state: { field } }: { state: ElderForm }) {
  const { i18n, t } = useLingui();
  const { id, message } = managedConsentText;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>The elder says yes</Trans>
      </h2>
      <p>
        <Trans>
          Read these words aloud, in a language that the elder understands, with somebody else there
          who hears the answer. The language of this page is written down.
        </Trans>
      </p>
      <Card matter="well">
        <p>{i18n._(id, {}, { message })}</p>
      </Card>
      <TextField
        label={t`First and last name of the witness`}
        hint={t`Somebody else who was there, not you.`}
        autoComplete="off"
        {...field('witness')}
      />
      <CheckField
        label={t`The elder has heard these words and said yes.`}
        {...field('consentGiven')}
      />
    </Stack>
  );
}
