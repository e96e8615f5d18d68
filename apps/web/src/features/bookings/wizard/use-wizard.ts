import { dayInKigali } from '@hafi/base/kigali-time';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useSearch } from '../../../lib/search.ts';
import { forgetBooked, justBooked } from './just-booked.ts';
import { type Choices, choose, readWizard, type Wizard, writeWizard } from './wizard.ts';

/** The wizard's state, kept in the URL so that it survives reload, Back and the sign-in page. */
export function useWizard() {
  const [search, setSearch, isAhead] = useSearch();
  const { key } = useLocation();
  const today = dayInKigali(clockNow());
  const wizard = readWizard(search, today);
  /** A choice replaces the history entry, so that Back means the previous step. */
  const pick = (change: Partial<Choices>) => {
    forgetBooked();
    setSearch(writeWizard(choose(wizard, change), search), { replace: true });
  };
  const go = (next: Wizard) => setSearch(writeWizard(next, search));
  /** The step was reached by the browser's Back or Forward, not by a button of the wizard. */
  const isBack = useNavigationType() === NavigationType.Pop && !isAhead;
  return { wizard, today, pick, go, isBack, booked: justBooked(wizard, key) };
}
