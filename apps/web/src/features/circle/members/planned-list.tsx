import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';

type Planned = NonNullable<Circle['planned']>[number];

function PlannedLine({ planned: { kind, startsAt, who } }: { planned: Planned }) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = {
    appointment: t`Appointment`,
    'home-visit': t`Home visits`,
    help: t`Help of a volunteer`,
    plan: t`Care plan: nothing more is to be paid`,
  };
  const at = startsAt
    ? formatDateTime(new Date(startsAt), locale, { timeZone: kigaliTimeZone })
    : null;
  return <li>{[names[kind], who, at].filter(Boolean).join(' · ')}</li>;
}

/** What is planned for an elder, and who comes. */
export function PlannedList({ planned }: { planned: readonly Planned[] }) {
  return (
    <ul>
      {planned.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike in all that is known of them
        <PlannedLine key={place} planned={each} />
      ))}
    </ul>
  );
}
