import {
  type NumberStyle,
  numberStyles,
  type PreferencesChange,
} from '@hafi/contract/accounts/preferences.schemas';
import { timeZones } from '@hafi/contract/accounts/time-zones';
import { formatDateTime } from '@hafi/i18n/dates';
import { formatNumber } from '@hafi/i18n/numbers';
import { zoneTitle } from '@hafi/i18n/zone-names';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { SaveNote } from '../../../kit/save-note.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { savePreferences } from '../../../lib/preferences/own-preferences.ts';
import { useWork } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';

const sample = 1234.5;

/** The time zone of displayed times, and the number format. */
export function RegionSettings() {
  const { t } = useLingui();
  const locale = useLocale();
  const { preferences } = useAccount();
  const saving = useWork((change: PreferencesChange) => savePreferences(change), {
    queue: 'preferences',
  });
  // A choice that failed to save is still shown, and sent again with the next change.
  const unsaved = (saving.isError ? saving.variables : null) ?? {};
  const { timeZone, numbers } = saving.isSuccess
    ? preferences
    : { ...preferences, ...saving.variables };
  const now = formatDateTime(clockNow(), locale, { timeZone });
  const titles: Record<NumberStyle, string> = {
    language: t`As the language has it`,
    comma: formatNumber(sample, locale, undefined, { numbers: 'comma' }),
    space: formatNumber(sample, locale, undefined, { numbers: 'space' }),
    dot: formatNumber(sample, locale, undefined, { numbers: 'dot' }),
  };
  const bySample = formatNumber(sample, locale, undefined, { numbers: 'language' });
  return (
    <>
      <SelectField
        label={t`Time zone`}
        hint={t`There it is now: ${now}. Appointments take place by Kigali's clock; if yours is another, both are shown.`}
        value={timeZone}
        onChange={({ target }) => {
          const zone = timeZones.find((each) => each === target.value);
          if (zone) saving.mutate({ ...unsaved, timeZone: zone }, { done: null });
        }}
        options={timeZones.map((each) => ({ value: each, label: zoneTitle(each, locale) }))}
      />
      <RadioGroup
        legend={t`Numbers`}
        value={numbers}
        onChange={({ target }) => {
          const style = numberStyles.find((each) => each === target.value);
          if (style) saving.mutate({ ...unsaved, numbers: style }, { done: null });
        }}
        options={numberStyles.map((each) => ({
          value: each,
          label: titles[each],
          ...(each === 'language' ? { detail: bySample } : {}),
        }))}
      />
      <SaveNote saving={saving} again={() => saving.mutate(unsaved, { done: null })} />
    </>
  );
}
