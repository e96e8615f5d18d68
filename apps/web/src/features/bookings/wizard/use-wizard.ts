import { dayInKigali } from '@hafi/base/kigali-time';
import { type MouseEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useSearch } from '../../../lib/search.ts';
import { forgetBooked, justBooked } from './just-booked.ts';
import {
  type Choices,
  choose,
  goBack,
  goNext,
  goOnWith,
  readWizard,
  recall,
  type Wizard,
  writeWizard,
} from './wizard.ts';

/** Whether a press opens the link elsewhere, which is the browser's business. */
const isElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link that chooses and goes on. */
export interface LinkOn {
  readonly to: { search: string };
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * The wizard's state, kept in the URL so that it survives reload, Back and the sign-in page. Who
 * goes back finds what they had chosen marked, though the earlier address does not name it.
 */
export function useWizard() {
  const [search, setSearch, isAhead] = useSearch();
  const { key } = useLocation();
  const navigate = useNavigate();
  const today = dayInKigali(clockNow());
  const read = readWizard(search, today);
  const [latest, setLatest] = useState(read);
  /** The steps that were opened one from the other, so that the browser's Back leads to each. */
  const trail = useRef<number[]>([]);
  const wizard = recall(read, latest);
  /** Stays at the step: the address follows. */
  const write = (next: Wizard) => {
    setLatest(next);
    setSearch(writeWizard(next, search), { replace: true });
  };
  /** Opens a step together with its address: where the one before was scrolled to is kept by it. */
  const open = (next: Wizard) => {
    setLatest(next);
    navigate({ search: writeWizard(next, search).toString() });
  };
  /** A choice replaces the history entry, so that Back means the previous step. */
  const pick = (change: Partial<Choices>) => {
    forgetBooked();
    write(choose(wizard, change));
  };
  /** Notes for whom it is, as it was said on the page: nobody else takes their place later. */
  const settleElder = (elder: string) => write({ ...wizard, elder });
  const go = (next: Wizard) => {
    trail.current = [];
    open(next);
  };
  const goOn = (next: Wizard) => {
    if (next.step === wizard.step) return;
    trail.current = [...trail.current.filter((step) => step < next.step), next.step];
    open(next);
  };
  /** What a link that makes these choices and opens the next step needs. */
  const linkTo = (change: Partial<Choices>): LinkOn => {
    const next = goOnWith(wizard, change);
    return {
      to: { search: writeWizard(next, search).toString() },
      onClick(event: MouseEvent) {
        if (isElsewhere(event)) return;
        event.preventDefault();
        forgetBooked();
        goOn(next);
      },
    };
  };
  /** Back to the step before, at the place where the person was if they came from there. */
  const back = () => {
    trail.current = trail.current.filter((step) => step <= wizard.step);
    if (trail.current.at(-1) !== wizard.step) return go(goBack(wizard));
    trail.current.pop();
    navigate(-1);
  };
  /** The step was reached by Back or Forward, not by going on. */
  const isBack = useNavigationType() === NavigationType.Pop && !isAhead;
  return {
    wizard,
    today,
    search,
    setSearch,
    pick,
    settleElder,
    go,
    next: () => goOn(goNext(wizard)),
    linkTo,
    back,
    isBack,
    booked: justBooked(wizard, key),
  };
}
