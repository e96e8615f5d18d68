import type { Account } from '@hafi/contract/accounts/account.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Brand } from '@hafi/ui/mark/mark';
import { Side, SideLink } from '@hafi/ui/shell/side';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Siren } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { homeOf, paths } from '../../lib/paths.ts';
import { MoreSheet } from './more-sheet.tsx';
import { usePlaces } from './use-places.ts';

const WatchWaiting = lazyPart(async () => (await import('./watch-waiting.tsx')).WatchWaiting);

/** The own places beside the page, the rest behind More, and the emergency button. */
export function Sidebar({ account }: { account: Account }) {
  const { t } = useLingui();
  const { own, inRail, marked, waiting } = usePlaces(account);
  const [more, setMore] = useState(false);
  return (
    <>
      <Side
        label={t`Main`}
        brand={<Brand as={Link} to={homeOf(account.roles)} name="Hafi" />}
        foot={
          <ButtonLink as={NavLink} to={paths.emergency} variant="alarm" icon={Siren} wide>
            <Trans>Emergency</Trans>
          </ButtonLink>
        }
      >
        {own.map((place, index) => (
          <SideLink
            key={place.to}
            as={Link}
            to={place.to}
            icon={place.icon}
            roomy={index >= inRail}
            aria-current={marked(place)}
            count={waiting(place)}
            countLabel={
              place.to === paths.chat
                ? t({ message: 'unread', context: 'messages' })
                : t({ message: 'waiting', context: 'work of a coordinator' })
            }
          >
            {t(place.name)}
          </SideLink>
        ))}
        <SideLink
          as="button"
          type="button"
          icon={Ellipsis}
          aria-haspopup="dialog"
          aria-expanded={more}
          onClick={() => setMore(true)}
        >
          <Trans>More</Trans>
        </SideLink>
      </Side>
      {account.roles.includes('ADMIN') ? (
        <Suspense>
          <WatchWaiting />
        </Suspense>
      ) : null}
      <MoreSheet account={account} shown={inRail} open={more} onClose={() => setMore(false)} />
    </>
  );
}
