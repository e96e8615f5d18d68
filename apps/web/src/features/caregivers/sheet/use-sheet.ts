import { dayInKigali } from '@hafi/base/kigali-time';
import { useEffect, useRef, useState } from 'react';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { dropSheet, keepSheet, readSheet, type SheetOf, sweepSheets } from './kept-sheets.ts';
import type { SheetDraft } from './sheet-draft.ts';

/** A sheet as it is filled in; each change is kept on the device at once. */
export interface Sheet {
  readonly draft: SheetDraft;
  /** False when the device keeps nothing: then it lasts as long as the page. */
  readonly isKept: boolean;
  readonly change: (next: (before: SheetDraft) => SheetDraft) => SheetDraft;
  readonly drop: () => void;
}

/** The sheet of a visit. */
export function useSheet(of: SheetOf): Sheet {
  const [draft, setDraft] = useState(() => readSheet(of));
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(draft);
  useEffect(() => sweepSheets(dayInKigali(clockNow())), []);
  return {
    draft,
    isKept,
    change: (next) => {
      latest.current = next(latest.current);
      setIsKept(keepSheet(of, latest.current));
      setDraft(latest.current);
      return latest.current;
    },
    drop: () => void dropSheet(of),
  };
}
