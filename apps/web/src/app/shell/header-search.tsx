import type { Account } from '@hafi/contract/accounts/account.schemas';
import { useLingui } from '@lingui/react/macro';
import { SearchBox } from '../../features/search/search-box.tsx';
import { loadWords } from '../../lib/words/words.ts';

/** Searches pages, help, doctors and appointments; the index comes with the first letter. */
export function HeaderSearch({ account }: { account: Account }) {
  const { t } = useLingui();
  return (
    <SearchBox
      placeholder={t`Search patients, doctors, appointments...`}
      person={account.id}
      loadIndex={async () => {
        const [{ siteIndex }] = await Promise.all([
          import('../site-index.ts'),
          loadWords('search', 'support'),
        ]);
        return siteIndex(account.roles);
      }}
    />
  );
}
