import type { ShownBadge } from '@hafi/contract/badges/badge.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Disclosure } from '@hafi/ui/disclosure/disclosure';
import { Icon } from '@hafi/ui/icon/icon';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { useNow } from '../../lib/clock/use-now.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { badgeNames, checkWords } from './badge-words.ts';

function Mark({ shown }: { shown: ShownBadge }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { badge, checked, checkedAt, organisation, until } = shown;
  const name = t(badgeNames[badge]);
  const on = formatDate(new Date(checkedAt), locale);
  const end = formatDate(new Date(until), locale);
  return (
    <Disclosure
      panelLabel={t`What was checked`}
      label={
        <>
          <Icon of={BadgeCheck} />
          {organisation ? (
            <Trans>
              Badge: {name}, {organisation}
            </Trans>
          ) : (
            <Trans>Badge: {name}</Trans>
          )}
        </>
      }
    >
      {() => (
        <Stack fill gap="tight">
          <b>
            <Trans>What was checked</Trans>
          </b>
          <ul>
            {checked.map((check) => (
              <li key={check}>{t(checkWords[check])}</li>
            ))}
          </ul>
          <p>
            <Trans>
              By a coordinator of Hafi on {on}. Valid until {end}.
            </Trans>
          </p>
        </Stack>
      )}
    </Disclosure>
  );
}

/**
 * The verification badges beside a name; each opens to what was checked, by whom, when, and until
 * when. One that ends while the page is open, or was kept on the device, is gone at that minute.
 */
export function BadgeMarks({ badges }: { badges: readonly ShownBadge[] }) {
  const now = useNow();
  const valid = badges.filter(({ until }) => new Date(until) > now);
  if (valid.length === 0) return null;
  return (
    <Row>
      {valid.map((shown) => (
        <Mark key={shown.badge} shown={shown} />
      ))}
    </Row>
  );
}
