import { currentRegion } from '@hafi/i18n/region';
import { wallClockIn } from '@hafi/i18n/zone-time';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { useLingui } from '@lingui/react/macro';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { fieldIdOf } from './use-fault-texts.ts';

/** The current local time. */
function wallClockNow(): string {
  const { day, time } = wallClockIn(clockNow(), currentRegion().timeZone);
  return `${day}T${time}`;
}

/** The time of a reading: now, or an earlier date and time. */
export function WhenField(props: {
  at: string | null;
  error: string | undefined;
  onChange: (at: string | null) => void;
}) {
  const { at, error, onChange } = props;
  const { t } = useLingui();
  return (
    <Stack fill>
      <Segmented
        legend={t`When?`}
        options={[
          { value: 'now', label: t`Now` },
          { value: 'earlier', label: t`Earlier` },
        ]}
        value={at === null ? 'now' : 'earlier'}
        onChange={(when) => onChange(when === 'now' ? null : wallClockNow())}
      />
      {at === null ? null : (
        <TextField
          id={fieldIdOf('at')}
          label={t`Day and time`}
          type="datetime-local"
          max={wallClockNow()}
          value={at}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Stack>
  );
}
