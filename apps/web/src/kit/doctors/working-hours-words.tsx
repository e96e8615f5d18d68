import { dayNames } from '@hafi/i18n/date-names';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { foldWeek, type WorkingSpell } from './fold-week.ts';

/** The weekly working hours as text, with equal days grouped; `narrow` has the hours below the days. */
export function WorkingHoursWords(props: { spells: readonly WorkingSpell[]; narrow?: boolean }) {
  const { narrow, spells } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const named = (weekday: number) => dayNames[locale][weekday - 1] ?? '';
  const runs = foldWeek(spells);
  if (runs.length === 0) {
    return (
      <Quiet>
        <Trans>No working hours yet.</Trans>
      </Quiet>
    );
  }
  const facts = runs.map((run) => {
    const [first, last] = [named(run.first), named(run.last)];
    const hours = run.spells.map(({ start, end }) => t`${start} to ${end}`);
    return { term: first === last ? first : t`${first} to ${last}`, value: hours.join(', ') };
  });
  return (
    <>
      <Facts facts={facts} narrow={narrow} />
      <Quiet>
        <Trans>Kigali time. Closed on public holidays.</Trans>
      </Quiet>
    </>
  );
}
