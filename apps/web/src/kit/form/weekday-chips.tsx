import { weekdays } from '@hafi/base/weekdays';
import { dayNames, shortDayNames } from '@hafi/i18n/date-names';
import { Chips } from '@hafi/ui/chips/chips';
import { useLocale } from '../../lib/words/locale.ts';

/** The choice of weekdays, 1 for Monday, in their order. */
export function WeekdayChips(props: {
  legend: string;
  name: string;
  error: string | undefined;
  values: readonly number[];
  onChange: (days: number[]) => void;
}) {
  const { onChange, ...rest } = props;
  const locale = useLocale();
  return (
    <Chips
      {...rest}
      options={weekdays.map((day) => ({
        value: day,
        label: shortDayNames[locale][day - 1] ?? '',
        name: dayNames[locale][day - 1] ?? '',
      }))}
      onChange={(days) => onChange(days.sort())}
    />
  );
}
