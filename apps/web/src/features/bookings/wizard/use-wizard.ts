import { dayInKigali } from '@hafi/base/kigali-time';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useSearch } from '../../../lib/search.ts';
import { type Choices, choose, readWizard, type Wizard, writeWizard } from './wizard.ts';

/** The wizard kept in the address: reload, back and a detour through the sign-in page keep it. */
export function useWizard() {
  const [search, setSearch] = useSearch();
  const today = dayInKigali(clockNow());
  const wizard = readWizard(search, today);
  /** A choice replaces the page in the history: back means the step before. */
  const pick = (change: Partial<Choices>) =>
    setSearch(writeWizard(choose(wizard, change), search), { replace: true });
  const go = (next: Wizard) => setSearch(writeWizard(next, search));
  return { wizard, today, pick, go };
}
