import { formatPhone } from '@hafi/base/format-phone';
import type { VettingToCheck } from '@hafi/contract/vetting/vetting.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Trans, useLingui } from '@lingui/react/macro';
import { badgeNames, checkWords } from '../../../kit/badges/badge-words.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/** Which badge somebody wants, or has. */
export function BadgeLine({ one: { badge } }: { one: VettingToCheck }) {
  const { t } = useLingui();
  if (!badge) return null;
  const name = t(badgeNames[badge.badge]);
  return <Trans>Badge: {name}</Trans>;
}

/** What was paid for a badge, what must be compared for it, and by whom it was approved. */
export function BadgeFacts({ badge }: { badge: NonNullable<VettingToCheck['badge']> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { approver, checks, organisation, paid, referees, registration, until } = badge;
  return (
    <Facts
      facts={[
        { term: t`Paid`, value: formatRwf(paid, locale) },
        ...(organisation ? [{ term: t`Business`, value: organisation }] : []),
        ...(registration ? [{ term: t`Number at the RDB, or TIN`, value: registration }] : []),
        ...referees.map(({ name, phone }) => ({
          term: t`Family to call`,
          value: `${name}, ${formatPhone(phone)}`,
        })),
        { term: t`To compare`, value: checks.map((check) => t(checkWords[check])).join('; ') },
        ...(approver ? [{ term: t`Approved by`, value: approver }] : []),
        ...(until ? [{ term: t`Valid until`, value: formatDate(new Date(until), locale) }] : []),
      ]}
    />
  );
}
