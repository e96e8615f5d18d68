import type { Account } from '@hafi/contract/accounts/account.schemas';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { PageTools } from '../page-tools.tsx';
import { InstallOffer } from './install-offer.tsx';
import { placesBehindMore } from './member-places.ts';
import { useSignOut } from './use-sign-out.tsx';

/** The page's own controls; a press on one of them does something with the page. */
function Tools({ onPress }: { onPress: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not React's event: who draws the controls here stands elsewhere in the tree.
    const element = box.current;
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, [onPress]);
  return (
    <div ref={box}>
      <PageTools />
    </div>
  );
}

/** The links that do not stand in the navigation: all but the `shown` first of the own places. */
export function MoreSheet(props: {
  account: Account;
  shown: number;
  /** Whether the page's own controls stand here too. */
  tools?: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const { account, shown, tools, open, onClose } = props;
  const { leave, question } = useSignOut();
  const { t } = useLingui();
  const more = [
    { to: paths.search, title: t`Search` },
    ...placesBehindMore(account.roles, shown).map(({ to, name }) => ({ to, title: t(name) })),
    { to: paths.familyConnect, title: t`Family Connect` },
    { to: paths.notifications, title: t`Notifications` },
    ...(isOffered('care-plans') ? [{ to: paths.ownPlan, title: t`Care plan` }] : []),
    { to: paths.settings, title: t`Settings` },
    { to: `${paths.settings}?tab=language`, title: t`Language & Region` },
    { to: paths.switchPerson, title: t`Switch person` },
    { to: paths.help, title: t`Help` },
    { to: paths.pricing, title: t`Pricing` },
    { to: paths.about, title: t`About` },
    { to: paths.contact, title: t`Contact` },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t`More`} closeLabel={t`Close`}>
      {tools && open ? <Tools onPress={onClose} /> : null}
      <IndexList>
        {more.map(({ to, title }) => (
          <IndexLink key={to} as={Link} to={to} title={title} onClick={onClose} />
        ))}
      </IndexList>
      <InstallOffer onLeave={onClose} />
      <Button variant="second" icon={LogOut} wide onClick={leave}>
        <Trans>Logout</Trans>
      </Button>
      {question}
    </Dialog>
  );
}
