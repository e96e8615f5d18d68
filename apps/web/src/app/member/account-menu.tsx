import type { Account } from '@hafi/contract/accounts/account.schemas';
import { Menu } from '@hafi/ui/menu/menu';
import { WideOnly } from '@hafi/ui/shell/app-shell';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans } from '@lingui/react/macro';
import { AccountItems } from './account-items.tsx';
import { useSignOut } from './use-sign-out.tsx';

/** The signed-in person's menu: profile, dashboard, settings, help, language, sign-out. */
export function AccountMenu({ account, short }: { account: Account; short?: boolean }) {
  const name = `${account.firstName} ${account.lastName}`;
  const { leave, question } = useSignOut();
  return (
    <>
      <Menu
        label={
          <>
            <Tile
              personId={account.id}
              name={name}
              photo={account.photo ?? undefined}
              size="small"
            />
            <SrOnly>
              <Trans>Your menu,</Trans> {short ? account.firstName : null}
            </SrOnly>
            {short ? null : (
              <WideOnly as="span" at="desk">
                {account.firstName}
              </WideOnly>
            )}
          </>
        }
      >
        <AccountItems account={account} leave={leave} />
      </Menu>
      {question}
    </>
  );
}
