import { dayInKigali } from '@hafi/i18n/kigali-time';
import { useSearchParams } from 'react-router';
import { type Choices, choose, readWizard, type Wizard, writeWizard } from './wizard.ts';

/** The wizard kept in the address: reload, back and a detour through the sign-in page keep it. */
export function useWizard() {
  const [search, setSearch] = useSearchParams();
  const today = dayInKigali(new Date());
  const wizard = readWizard(search, today);
  /** A choice replaces the page in the history: back means the step before. */
  const pick = (change: Partial<Choices>) =>
    setSearch((before) => writeWizard(choose(readWizard(before, today), change), before), {
      replace: true,
      preventScrollReset: true,
    });
  const go = (next: Wizard) => setSearch((before) => writeWizard(next, before));
  return { wizard, today, pick, go };
}
