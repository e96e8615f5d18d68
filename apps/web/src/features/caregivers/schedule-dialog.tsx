import { dayInKigali } from '@hafi/base/kigali-time';
import type { VisitSchedule } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { halfHours } from '../../kit/half-hours.ts';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { type ScheduleAct, useScheduleAct } from './caregivers.queries.ts';

/** What the person is about to do with a schedule, or with one of its visits. */
export type ScheduleStep =
  | { readonly act: 'end' }
  | { readonly act: 'move'; readonly day: string }
  | { readonly act: 'skip'; readonly day: string };

/** Confirmation dialog for moving or cancelling visits, or ending a schedule. */
export function ScheduleDialog(props: {
  elderId: string;
  schedule: VisitSchedule;
  step: ScheduleStep;
  onClose: () => void;
}) {
  const { elderId, onClose, schedule, step } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const act = useScheduleAct(elderId);
  const [to, setTo] = useState({ day: step.act === 'end' ? '' : step.day, time: schedule.time });
  const { caregiver, id: scheduleId, time } = schedule;
  const { name } = caregiver;
  const date = step.act === 'end' ? '' : formatDate(step.day, locale, { style: 'weekday' });
  const words: Record<ScheduleStep['act'], { title: ReactNode; text: ReactNode; yes: ReactNode }> =
    {
      end: {
        title: <Trans>End these visits?</Trans>,
        text: <Trans>None of them comes any more. What was written down of visits stays.</Trans>,
        yes: <Trans>End the visits</Trans>,
      },
      skip: {
        title: <Trans>Call this visit off?</Trans>,
        text: (
          <Trans>
            The visit on {date} at {time} does not come. The others stay.
          </Trans>
        ),
        yes: <Trans>Call the visit off</Trans>,
      },
      move: {
        title: <Trans>Move this visit</Trans>,
        text: (
          <Trans>
            It is planned for {date} at {time}.
          </Trans>
        ),
        yes: <Trans>Move the visit</Trans>,
      },
    };
  const { text, title, yes } = words[step.act];
  if (step.act !== 'move') {
    const change: ScheduleAct = { ...step, scheduleId };
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={title}
        message={text}
        safe={t`Leave it as it is`}
        yes={yes}
        variant="danger"
        act={() => act.mutateAsync(change)}
        done={
          step.act === 'end'
            ? t`The visits of ${name} are ended.`
            : t`The visit of ${name} on ${date} is called off.`
        }
      />
    );
  }
  const newDay = to.day ? formatDate(to.day, locale, { style: 'weekday' }) : '';
  const moved = t`The visit of ${name} is moved to ${newDay} at ${to.time}.`;
  const move: ScheduleAct = { ...step, scheduleId, to };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            busy={act.isPending}
            busyLabel={t`Please wait`}
            disabled={to.day === ''}
            onClick={() => act.mutate(move, { onSuccess: onClose, done: moved })}
          >
            {yes}
          </Button>
          <Button variant="second" onClick={onClose}>
            <Trans>Leave it as it is</Trans>
          </Button>
        </>
      }
    >
      <Stack fill>
        <p>{text}</p>
        <TextField
          label={t`New day`}
          type="date"
          min={dayInKigali(clockNow())}
          value={to.day}
          onChange={({ target }) => setTo({ ...to, day: target.value })}
        />
        <SelectField
          label={t`New time`}
          hint={t`By the clock in Rwanda`}
          value={to.time}
          options={halfHours.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setTo({ ...to, time: target.value })}
        />
        <ActFailure act={act} />
      </Stack>
    </Dialog>
  );
}
