import type { Account } from '@hafi/contract/accounts/account.schemas';
import { Bar, BarLink } from '@hafi/ui/shell/bar';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { EmergencyKey } from './emergency-key.tsx';
import type { Place } from './member-places.ts';
import { MoreSheet } from './more-sheet.tsx';
import { usePlaces } from './use-places.ts';

/**
 * The bottom bar: the first own places and More; for elder and family with the emergency key in the
 * middle, which others have in the top bar.
 */
export function PhoneBar({ account }: { account: Account }) {
  const { t } = useLingui();
  const { own, inBar, isHousehold, marked, waiting } = usePlaces(account);
  const [more, setMore] = useState(false);
  const link = (place: Place) => (
    <BarLink
      key={place.to}
      as={Link}
      to={place.to}
      icon={place.icon}
      aria-current={marked(place)}
      count={waiting(place)}
      countLabel={
        place.to === paths.chat
          ? t({ message: 'unread', context: 'messages' })
          : t({ message: 'waiting', context: 'work of a coordinator' })
      }
    >
      {t(place.short ?? place.name)}
    </BarLink>
  );
  const middle = isHousehold ? 2 : inBar;
  return (
    <>
      <Bar label={t`Quick`} places={!isHousehold}>
        {own.slice(0, middle).map(link)}
        {isHousehold ? <EmergencyKey /> : null}
        {own.slice(middle, inBar).map(link)}
        <BarLink
          as="button"
          type="button"
          icon={Ellipsis}
          aria-haspopup="dialog"
          aria-expanded={more}
          onClick={() => setMore(true)}
        >
          <Trans>More</Trans>
        </BarLink>
      </Bar>
      <MoreSheet account={account} shown={inBar} tools open={more} onClose={() => setMore(false)} />
    </>
  );
}
