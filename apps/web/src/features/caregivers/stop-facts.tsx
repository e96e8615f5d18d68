import { timeInKigali } from '@hafi/base/kigali-time';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import { formatNumber } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { conditionWords, taskWords } from './care-words.ts';

/** The facts of a stop: place, tasks, waiting doses, and what was logged. */
export function StopFacts({ stop }: { stop: CareStop }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { doses, kilometres, place, planned, visit } = stop;
  const facts: { term: string; value: string }[] = [];
  const add = (term: string, value: string | null | undefined) => {
    if (value) facts.push({ term, value });
  };
  add(t`Place`, place?.join(', '));
  if (kilometres !== null && kilometres > 0) {
    const distance = formatNumber(kilometres, locale);
    add(t`From the last visit`, t`${distance} km in a straight line`);
  }
  if (visit?.leftAt) {
    add(t`Done there`, visit.tasks.map((task) => t(taskWords[task])).join(', '));
    add(t`How the elder was`, visit.condition ? t(conditionWords[visit.condition]) : null);
    add(t`Note`, visit.note);
  } else {
    add(t`To do`, planned?.tasks.map((task) => t(taskWords[task])).join(', '));
    add(t`Good to know`, planned?.note);
    const open = (doses ?? []).filter(({ state }) => state === 'due' || state === 'upcoming');
    const names = open.map(({ dosage, dueAt, name }) =>
      [dueAt ? timeInKigali(new Date(dueAt)) : '', name, dosage].join(' ').trim(),
    );
    add(t`Medicines of this time`, names.join(', '));
  }
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}
