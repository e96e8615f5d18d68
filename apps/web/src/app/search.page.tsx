import { useMemo } from 'react';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { useSession } from '../lib/session.ts';
import { siteIndex } from './site-index.ts';

/** The search page. */
export function SearchPage() {
  const { account } = useSession();
  const roles = account?.roles;
  const entries = useMemo(() => siteIndex(roles ?? null), [roles]);
  return <SearchScreen entries={entries} person={account?.id ?? 'visitor'} />;
}
