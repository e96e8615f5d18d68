import { type QuietHours, usualQuietHours } from '@hafi/contract/accounts/preferences.schemas';
import { zoneCity } from '@hafi/i18n/zone-names';
import { SwitchField } from '@hafi/ui/field/choice-field';
import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { halfHours } from '../../kit/half-hours.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './notification-settings.module.css';

/** Start and end of the quiet hours, in half hours; the two must differ. */
export function QuietHoursFields(props: {
  value: QuietHours | null;
  timeZone: string;
  onChange: (value: QuietHours | null) => void;
}) {
  const { value, timeZone, onChange } = props;
  const { t } = useLingui();
  const city = zoneCity(timeZone, useLocale());
  const times = (except: string) =>
    halfHours.filter((time) => time !== except).map((time) => ({ value: time, label: time }));
  return (
    <Stack fill as="section">
      <h3>
        <Trans>Quiet hours</Trans>
      </h3>
      <SwitchField
        label={t`Let me rest at certain hours`}
        hint={t`What comes meanwhile is sent when they end, together in one message; what is important, by itself. At once come only emergencies, urgent alerts, that somebody gives no sign, reminders at an hour that you chose, calls that ring, and what would come too late. By the clock of ${city}.`}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? usualQuietHours : null)}
      />
      {value ? (
        <div className={styles.hours}>
          <SelectField
            label={t`From`}
            value={value.from}
            onChange={({ target }) => onChange({ ...value, from: target.value })}
            options={times(value.to)}
          />
          <SelectField
            label={t`Until`}
            value={value.to}
            onChange={({ target }) => onChange({ ...value, to: target.value })}
            options={times(value.from)}
          />
        </div>
      ) : null}
    </Stack>
  );
}
