import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMedications } from '../../../features/medications/medications.queries.ts';
import { useShownDoses } from '../../../features/medications/use-shown-doses.ts';
import type { ShownDose } from '../../../features/medications/waiting-doses.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { RowFact } from '../row-fact.tsx';

function DosesWords({ doses }: { doses: readonly ShownDose[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const planned = doses.filter(({ dueAt }) => dueAt !== null);
  const [first, ...others] = planned.filter(({ state }) => state === 'due');
  const next = planned.find(({ state }) => state === 'upcoming');
  const count = others.length;
  const taken = planned.every(({ state }) => state === 'taken' || state === 'late');
  if (first) {
    const { name } = first;
    return count > 0 ? (
      t`${plural(count, { one: `${name} and # other now`, other: `${name} and # others now` })}`
    ) : (
      <Trans>{name} now</Trans>
    );
  }
  if (next?.dueAt) {
    const { name } = next;
    const time = formatKigaliTime(new Date(next.dueAt), locale);
    return (
      <Trans>
        {name} at {time}
      </Trans>
    );
  }
  if (planned.length === 0) return <Trans>Nothing is planned for today.</Trans>;
  return taken ? (
    <Trans>All taken today</Trans>
  ) : (
    <Trans>No more today. Look at what is open.</Trans>
  );
}

/** What is to be taken now or next, or that all of today is taken. */
export function MedicinesFact({ elder }: { elder: Elder }) {
  const medications = useMedications(elder.id);
  const { doses, query } = useShownDoses(elder);
  return (
    <RowFact query={medications}>
      {(all) =>
        all.some(({ status }) => status === 'active') ? (
          <RowFact query={query}>{() => <DosesWords doses={doses} />}</RowFact>
        ) : (
          <Trans>No medicine is written down. Add one here.</Trans>
        )
      }
    </RowFact>
  );
}
