import { timeInKigali } from '@hafi/base/kigali-time';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { formatDate } from '@hafi/i18n/dates';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { conditionWords, taskWords } from '../care-words.ts';
import { doseKey, type SheetDraft, type SheetKind } from './sheet-draft.ts';
import type { SheetReading } from './sheet-readings.ts';

type VisitDose = NonNullable<CareStop['doses']>[number];

/** Short names of the sheet's vitals. */
export const measureWords: Record<SheetKind, MessageDescriptor> = {
  'blood-pressure': msg`Pressure`,
  'heart-rate': msg`Pulse`,
  temperature: msg({ message: 'Temperature', context: 'short' }),
  'oxygen-saturation': msg`Oxygen`,
};

const clock = (instant: string) => timeInKigali(new Date(instant));

/** What a sheet says, in words that stay readable without it. */
export function useSheetWords(name: string, day: string) {
  const { t } = useLingui();
  const locale = useLocale();
  const date = formatDate(day, locale, { style: 'day-month' });
  const dose = (each: VisitDose) =>
    [each.dueAt ? clock(each.dueAt) : '', each.name, each.dosage].filter(Boolean).join(' ');
  const reading = ({ kind, values }: Pick<SheetReading, 'kind' | 'values'>) =>
    `${t(measureWords[kind])} ${showValues(kind, values, locale)} ${vitalKinds[kind].unit}`;
  const visit = (
    { condition, note, tasks }: Pick<SheetDraft, 'condition' | 'note' | 'tasks'>,
    times: { arrivedAt: string | null; leftAt: string | null },
  ) => {
    const span = [times.arrivedAt, times.leftAt].map((at) => (at ? clock(at) : '…')).join('–');
    const done = tasks.map((task) => t(taskWords[task])).join(', ');
    const how = condition ? t(conditionWords[condition]) : '';
    return [span, done, how, note.trim()].filter(Boolean).join(' · ');
  };
  return {
    dose,
    reading,
    visit,
    /** An entry of its own, for its owner when it is refused later. */
    alone: (text: string) => `${name}, ${date}: ${text}`,
    /** All that was entered, to be read and copied. */
    whole: (
      draft: SheetDraft,
      entered: {
        readonly doses: readonly VisitDose[];
        readonly readings: readonly SheetReading[];
        readonly arrivedAt: string | null;
      },
    ) => {
      const doses = entered.doses.filter((each) => draft.taken[doseKey(each)]);
      const times = { arrivedAt: entered.arrivedAt, leftAt: null };
      const lines = [
        `${name}, ${date}`,
        visit(draft, times),
        ...doses.map(dose),
        ...entered.readings.map(reading),
      ];
      return lines.join('\n');
    },
  };
}
