import type { Account } from '@hafi/contract/accounts/account.schemas';
import { WideOnly } from '@hafi/ui/shell/app-shell';
import { Bell } from '../../features/notifications/bell.tsx';
import { AccountMenu } from './account-menu.tsx';

/** The tools at the end of every header for members; on a phone the rest is behind More. */
export function MemberTools({ account }: { account: Account }) {
  return (
    <>
      <Bell />
      <WideOnly as="div">
        <AccountMenu account={account} />
      </WideOnly>
    </>
  );
}
