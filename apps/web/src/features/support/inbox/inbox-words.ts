import { useLingui } from '@lingui/react/macro';
import type { InboxLine } from './inbox.queries.ts';

type Tone = 'pending' | 'confirmed' | 'sun' | 'verified' | 'alarm';
type Word = { readonly tone: Tone; readonly word: string };

/** The badges of a message: its status and, while it is open, its urgency. */
export function useInboxBadges(): (line: InboxLine) => readonly Word[] {
  const { t } = useLingui();
  const states: Record<InboxLine['state'], Word> = {
    open: { tone: 'pending', word: t({ message: 'Open', context: 'message' }) },
    answered: { tone: 'confirmed', word: t({ message: 'Answered', context: 'message' }) },
    done: { tone: 'verified', word: t({ message: 'Done', context: 'message' }) },
  };
  const urgencies: Partial<Record<InboxLine['urgency'], Word>> = {
    emergency: { tone: 'alarm', word: t`Emergency` },
    high: { tone: 'sun', word: t`Urgent` },
  };
  return ({ state, urgency }) => {
    const urgent = urgencies[urgency];
    return [...(urgent ? [urgent] : []), states[state]];
  };
}
