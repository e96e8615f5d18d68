import type { Account } from '@hafi/contract/accounts/account.schemas';
import { useLingui } from '@lingui/react/macro';
import { SearchBox } from '../../features/search/search-box.tsx';
import { loadWithWords } from '../../lib/lazy-part.tsx';

/** Searches pages, help, doctors and appointments; the index loads with the first letter. */
export function HeaderSearch({ account }: { account: Account }) {
  const { t } = useLingui();
  return (
    <SearchBox
      placeholder={t`Search patients, doctors, appointments...`}
      person={account.id}
      loadIndex={async () => {
        const { siteIndex } = await loadWithWords(() => import('../site-index.ts'));
        return siteIndex(account.roles);
      }}
    />
  );
}
