import type { Account } from '@hafi/contract/accounts/account.schemas';
import { Bell } from '../../features/notifications/bell.tsx';
import { AccountMenu } from './account-menu.tsx';

/** What a signed-in person has at the end of every header. */
export function MemberTools({ account }: { account: Account }) {
  return (
    <>
      <Bell />
      <AccountMenu account={account} />
    </>
  );
}
