import type { Account } from '@hafi/contract/accounts/account.schemas';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { InstallOffer } from './install-offer.tsx';
import { memberLinks } from './member-links.ts';
import { useSignOut } from './use-sign-out.ts';

/** On a phone, the links that do not fit into the bottom bar. */
export function MoreSheet(props: { account: Account; open: boolean; onClose: () => void }) {
  const { account, open, onClose } = props;
  const leave = useSignOut();
  const { t } = useLingui();
  const more = [
    { to: paths.search, title: t`Search` },
    ...memberLinks(account.roles)
      .slice(3)
      .map(({ to, name }) => ({ to, title: t(name) })),
    { to: paths.familyConnect, title: t`Family Connect` },
    { to: paths.settings, title: t`Settings` },
    { to: `${paths.settings}?tab=language`, title: t`Language & Region` },
    { to: paths.switchPerson, title: t`Switch person` },
    { to: paths.help, title: t`Help` },
    { to: paths.pricing, title: t`Pricing` },
    { to: paths.contact, title: t`Contact` },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t`More`} closeLabel={t`Close`}>
      <IndexList>
        {more.map(({ to, title }) => (
          <IndexLink key={to} as={Link} to={to} title={title} onClick={onClose} />
        ))}
      </IndexList>
      <InstallOffer onLeave={onClose} />
      <Button variant="second" icon={LogOut} wide onClick={() => void leave()}>
        <Trans>Logout</Trans>
      </Button>
    </Dialog>
  );
}
