import type { Account } from '@hafi/contract/accounts/account.schemas';
import { BarBack } from '@hafi/ui/shell/bar-top';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { type PageBack, useShownBack } from '../../lib/page/use-page-back.ts';
import { placesOf } from './member-places.ts';

/** The page to which the one that is shown belongs; null for one that the bar itself leads to. */
export function useMemberBack(account: Account): PageBack | null {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { own, inBar } = placesOf(account.roles);
  const back = useShownBack();
  if (own.slice(0, inBar).some(({ to }) => to === pathname + search)) return null;
  if (back !== 'home') return back;
  const [home] = own;
  return home ? { to: home.to, name: t(home.name) } : null;
}

/** Back, with the name of the page that it leads to. */
export function MemberBack({ back: { to, name } }: { back: PageBack }) {
  return (
    <BarBack as={Link} to={to}>
      <SrOnly>
        <Trans>Back to:</Trans>{' '}
      </SrOnly>
      {name}
    </BarBack>
  );
}
