import { managedConsentText } from '@hafi/contract/circle/managed-consent-text';
import { languageInSentence } from '@hafi/i18n/locales';
import { CheckField } from '@hafi/ui/field/choice-field';
import { TextField } from '@hafi/ui/field/text-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { useUntick } from '../use-untick.ts';
import { WitnessContact } from '../witness-contact.tsx';
import { WordsToRead } from '../words-to-read.tsx';
import type { ElderForm } from './register-elder-place.tsx';

/** The elder's consent: its text in their language, the witness, and that it was read aloud. */
export function RegisterElderConsent({ state: { field, form } }: { state: ElderForm }) {
  const { t } = useLingui();
  const locale = form.watch('locale');
  useUntick(locale, () => form.setValue('consentGiven', false));
  const reader = useLocale();
  const language = locale ? languageInSentence(locale, reader) : '';
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>The elder says yes</Trans>
      </h2>
      <p>
        <Trans>
          Read these words aloud, in the elder's language, with somebody else there who hears the
          answer.
        </Trans>
      </p>
      {locale ? (
        <WordsToRead locale={locale} text={managedConsentText} />
      ) : (
        <Quiet>
          <Trans>The words stand here once the elder's language is chosen.</Trans>
        </Quiet>
      )}
      <TextField
        label={t`First and last name of the witness`}
        hint={t`Somebody else who was there, not you.`}
        autoComplete="off"
        {...field('witness')}
      />
      <WitnessContact {...field('witnessContact')} />
      {locale ? (
        <CheckField
          label={t`I read these words aloud in ${language}, and the elder said yes.`}
          {...field('consentGiven')}
        />
      ) : null}
    </Stack>
  );
}
