import { instantAt, weekdayOf } from '@hafi/base/kigali-time';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { dayNames } from '@hafi/i18n/date-names';
import { formatOwnTime } from '@hafi/i18n/dates';
import { ChoiceList } from '@hafi/ui/choice-list/choice-list';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTimes } from '../../../kit/doctors/free-times.queries.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { type OfferedTime, partDay } from './free-times.ts';
import type { LinkOn } from './use-wizard.ts';

/** Chooses a time of a day, with morning and afternoon apart. */
export function TimeChoice(props: {
  doctorId: string;
  kind: AppointmentTypeId | undefined;
  date: string;
  time: string | null;
  /** Where a press on a time goes on; without it a time is only chosen. */
  linkTo?: (time: string) => LinkOn;
  onPick?: (time: string) => void;
  /** Called when the chosen time is no longer free. */
  onLost?: (time: string) => void;
}) {
  const { doctorId, kind, date, time, linkTo, onPick, onLost } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const times = useTimes(doctorId, date, kind);
  const gone = dataOf(times)?.some((slot) => slot.time === time && !slot.available) ? time : null;
  useEffect(() => {
    if (gone) onLost?.(gone);
  }, [gone, onLost]);
  const weekday = dayNames[locale][weekdayOf(date) - 1] ?? '';
  // A day that has begun is shown from now on.
  const options = (offered: readonly OfferedTime[]) =>
    offered
      .filter(({ state }) => state !== 'past')
      .map(({ time: value, state }) => ({
        value,
        label: value,
        note:
          state === 'free' ? formatOwnTime(instantAt(date, value), locale) : <Trans>Taken</Trans>,
        disabled: state !== 'free',
      }));
  return (
    <QueryState query={times} label={t`Loading the times`} failed={t`The times did not arrive`}>
      {(slots) => {
        const { morning, afternoon } = partDay(slots, date, clockNow());
        const groups = [
          { title: t`Morning`, options: options(morning) },
          { title: t`Afternoon`, options: options(afternoon) },
        ];
        const worthShowing = groups.filter((group) => group.options.length > 0);
        return (
          <Stack fill>
            {linkTo ? (
              <ChoiceList
                as={Link}
                legend={<Trans>What time on {weekday}?</Trans>}
                chosen={time}
                linkOf={(value) => ({ to: linkTo(value).to })}
                onChoose={(value, event) => linkTo(value).onClick(event)}
                groups={worthShowing.map(({ title, options: choices }) => ({ title, choices }))}
              />
            ) : (
              <RadioGroup
                name="time"
                legend={<Trans>What time on {weekday}?</Trans>}
                legendVariant="heading"
                value={time ?? ''}
                onChange={(event) => onPick?.(event.target.value)}
                groups={worthShowing}
              />
            )}
            <Quiet>
              <Trans>Kigali time</Trans>
            </Quiet>
          </Stack>
        );
      }}
    </QueryState>
  );
}
