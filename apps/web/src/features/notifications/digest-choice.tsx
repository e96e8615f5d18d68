import type { QuietHours } from '@hafi/contract/accounts/preferences.schemas';
import { zoneCity } from '@hafi/i18n/zone-names';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { halfHours } from '../../kit/half-hours.ts';
import { SaveNote } from '../../kit/save-note.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './notification-settings.module.css';
import { usePreference } from './use-preference.ts';

/** The hour when "once a day" is chosen. */
const evening = '18:00';

const isQuiet = (time: string, { from, to }: QuietHours): boolean =>
  from > to ? time >= from || time < to : time >= from && time < to;

/** Whether news that can wait is notified at once, or together at an hour of the day. */
export function DigestChoice(props: { quietHours: QuietHours | null; timeZone: string }) {
  const { quietHours, timeZone } = props;
  const { t } = useLingui();
  const city = zoneCity(timeZone, useLocale());
  const { choose, saving, value } = usePreference('digestAt');
  // An account that a device kept from before has none.
  const hour = value ?? null;
  const end = hour && quietHours && isQuiet(hour, quietHours) ? quietHours.to : null;
  return (
    <Stack as="section" fill>
      <h3>
        <Trans>News that can wait</Trans>
      </h3>
      <RadioGroup
        legend={t`When news of the community, and what matters little, is sent`}
        hint={t`Important notices and emergencies are never held back for this.`}
        value={hour ? 'daily' : 'at-once'}
        onChange={({ target }) => choose(target.value === 'daily' ? evening : null)}
        options={[
          { value: 'at-once', label: t`At once` },
          {
            value: 'daily',
            label: t`Once a day, together`,
            detail: t`By e-mail and on your devices`,
          },
        ]}
      />
      {hour ? (
        <SelectField
          className={styles.hour}
          label={t`At what time`}
          hint={
            end
              ? t`This lies in your quiet hours: it comes when they end, at ${end}.`
              : t`By the clock of ${city}.`
          }
          value={hour}
          onChange={({ target }) => choose(target.value)}
          options={halfHours.map((time) => ({ value: time, label: time }))}
        />
      ) : null}
      <SaveNote saving={saving} again={() => choose(hour)} />
    </Stack>
  );
}
