import { type Language, languages } from '@hafi/contract/accounts/preferences.schemas';
import { localeNames } from '@hafi/i18n/locales';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { SaveNote } from '../../../kit/save-note.tsx';
import { savePreferences } from '../../../lib/preferences/own-preferences.ts';
import { useWork } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { setLocale } from '../../../lib/words/words.ts';
import { RegionSettings } from './region-settings.tsx';
import styles from './settings.module.css';

const localeOf = (language: Language) =>
  language === 'en-GB' || language === 'en-US' ? 'en' : language;

/** Each language in its own words. */
const names: Record<Language, string> = {
  rw: localeNames.rw,
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  fr: localeNames.fr,
};

/** The language of screens, mails and SMS; then time zone and number format. */
export function LanguageSettings() {
  const { t } = useLingui();
  const locale = useLocale();
  const { language } = useAccount().preferences;
  const saving = useWork(
    async (chosen: Language) => {
      await setLocale(localeOf(chosen));
      await savePreferences({ language: chosen });
    },
    { queue: 'preferences' },
  );
  const spoken = (each: Language) => localeOf(each) === locale;
  const wanted = saving.isSuccess ? language : (saving.variables ?? language);
  // A language's messages take a moment to load; the choice stays pressed meanwhile.
  const followed = spoken(wanted) ? wanted : (languages.find(spoken) ?? language);
  const shown = saving.isPending ? wanted : followed;
  const choose = (value: string) => {
    const chosen = languages.find((each) => each === value);
    if (chosen) saving.mutate(chosen, { done: null });
  };
  return (
    <Stack as="section" fill className={styles.narrow}>
      <h2>
        <Trans>Language & Region</Trans>
      </h2>
      <Quiet>
        <Trans>What you choose is seen at once, and kept for your other devices.</Trans>
      </Quiet>
      <RadioGroup
        legend={t`Language`}
        hint={t`For the screens here, and for the e-mails and SMS that we send you.`}
        value={shown}
        onChange={(event) => choose(event.target.value)}
        options={languages.map((each) => ({
          value: each,
          label: <span lang={each}>{names[each]}</span>,
        }))}
      />
      <SaveNote saving={saving} again={() => choose(shown)} />
      <RegionSettings />
    </Stack>
  );
}
