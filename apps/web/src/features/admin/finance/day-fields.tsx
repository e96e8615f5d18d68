import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { TextField } from '@hafi/ui/field/text-field';
import { Grid } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useSearch } from '../../../lib/search.ts';
import { withParam } from '../../../lib/with-param.ts';
import type { Days } from './finance.queries.ts';

type SetDay = (name: 'from' | 'to', day: string) => void;

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The days that the address names, else this month's until today. */
export function useDays(): [Days, SetDay] {
  const [search, setSearch] = useSearch();
  const today = dayInKigali(clockNow());
  const [from, to] = [search.get('from'), search.get('to')];
  const days = {
    from: isDay(from) ? from : addDays(today, 1 - Number(today.slice(8))),
    to: isDay(to) ? to : today,
  };
  return [days, (name, day) => setSearch(withParam(search, name, day), { replace: true })];
}

/** Between which days. */
export function DayFields({ days, setDay }: { days: Days; setDay: SetDay }) {
  const { t } = useLingui();
  return (
    <Grid column="narrow">
      <TextField
        label={t`From`}
        type="date"
        value={days.from}
        max={days.to}
        onChange={({ target }) => setDay('from', target.value)}
      />
      <TextField
        label={t`Until`}
        type="date"
        value={days.to}
        min={days.from}
        onChange={({ target }) => setDay('to', target.value)}
      />
    </Grid>
  );
}
