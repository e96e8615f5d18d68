import { newBlock } from '@hafi/contract/practice/practice.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { halfHours } from '../../../kit/half-hours.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../../lib/query/query-state.tsx';
import { useAddBlock, useCalendar } from '../practice.queries.ts';
import { halvesOf } from './calendar-grid.ts';
import { halfOf } from './slot-times.ts';

const times = halfHours.map((time) => ({ value: time, label: time }));

interface Values {
  date: string;
  from: string;
  to: string;
  reason: string;
}

/** The appointments that stand in a part of a day, each with its link. */
function InTheWay({ date, from, to }: Pick<Values, 'date' | 'from' | 'to'>) {
  const { t } = useLingui();
  const calendar = useCalendar(date, date);
  const failed = (
    <QueryFailure query={calendar} failed={t`The appointments of this day did not arrive`} />
  );
  const touched = (dataOf(calendar)?.bookings ?? []).filter((booking) => {
    const start = halfOf(booking.time);
    return booking.date === date && start < halfOf(to) && halfOf(from) < start + halvesOf(booking);
  });
  if (touched.length === 0) return failed;
  return (
    <>
      {failed}
      <Alert tone="warning" live="polite" title={t`Visits stand in this time:`}>
        <ul>
          {touched.map(({ id, patient, time }) => (
            <li key={id}>
              <Link to={paths.calendarMove(date, id)}>
                {time} {patient.name}
              </Link>
            </li>
          ))}
        </ul>
        <Trans>Move or cancel them first: nobody loses a visit by a block.</Trans>
      </Alert>
    </>
  );
}

/** Closes a part of a day. */
export function BlockDialog(props: { day: string; today: string; onClose: () => void }) {
  const { day, onClose, today } = props;
  const { t } = useLingui();
  const add = useAddBlock();
  const state = useHafiForm<Values>({
    schema: newBlock,
    defaults: { date: [day, today].sort()[1] ?? day, from: '12:00', to: '13:00', reason: '' },
    submit: async (values) => {
      await add.mutateAsync(values);
      onClose();
      return t`Closed from ${values.from} to ${values.to}. Nobody can book this time.`;
    },
  });
  const { field, form } = state;
  const [date, from, to] = [form.watch('date'), form.watch('from'), form.watch('to')];
  return (
    <Dialog open onClose={onClose} title={<Trans>Block time</Trans>} closeLabel={t`Close`}>
      <FormFrame state={state} save={<Trans>Block this time</Trans>} icon={Ban}>
        <Stack fill>
          <TextField label={t`Day`} type="date" min={today} {...field('date')} />
          <SelectField label={t`From`} options={times} {...field('from')} />
          <SelectField label={t`To`} options={times} {...field('to')} />
          <TextField
            label={t`Reason (optional)`}
            hint={t`Only you can read it.`}
            maxLength={200}
            {...field('reason')}
          />
          {newBlock.safeParse({ date, from, to }).success && from < to ? (
            <InTheWay date={date} from={from} to={to} />
          ) : null}
        </Stack>
      </FormFrame>
    </Dialog>
  );
}
