import { outcomeText } from '@hafi/contract/alerts/outcome-texts';
import type { EmergencyView, Responder } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { useLingui } from '@lingui/react/macro';

const order = ['arrived', 'coming', 'acting'] as const;

/** Who is nearest to helping. */
export const firstOf = (responders: readonly Responder[]): Responder | undefined =>
  order.flatMap((knows) => responders.filter((each) => each.knows === knows))[0];

/** How far the call has come while nobody has answered. */
export type Asking =
  /** It can still be stopped. */
  | 'counting'
  | 'told'
  | 'telling'
  /** Everybody was asked, and nothing follows by itself. */
  | 'exhausted'
  /** No channel took a message to anybody. */
  | 'unreached'
  /** There was nobody to ask. */
  | 'nobody';

/** Sent is not received: only what a channel has taken counts as told. */
export function askingOf(view: EmergencyView): Asking {
  const { drill, nextLevelAt, responders, state } = view;
  if (state === 'counting-down') return 'counting';
  if (responders.length === 0) return 'nobody';
  if (responders.every(({ knows }) => knows === 'unreached')) return 'unreached';
  const isNotified = responders.some(({ knows }) => ['told', 'seen', 'cannot'].includes(knows));
  if (!isNotified) return 'telling';
  // Of a drill there is nobody left to wait for, and no danger.
  return state === 'alerting' && nextLevelAt === null && !drill ? 'exhausted' : 'told';
}

/** What somebody does who helps, as a heading. */
export function useHelpWords(): (helper: Responder) => string {
  const { t } = useLingui();
  return ({ firstName, knows, you }) => {
    if (knows === 'arrived') return you ? t`You are there` : t`${firstName} is there`;
    if (knows === 'coming') return you ? t`You are on the way` : t`${firstName} is coming`;
    return you ? t`You see to it` : t`${firstName} sees to it`;
  };
}

/** What an emergency has come to, as the heading of its page says it. */
export function useRunTitle(view: EmergencyView): string {
  const { i18n, t } = useLingui();
  const helps = useHelpWords();
  const { drill, elder, outcome, outcomePlace, responders, state } = view;
  const resolved = () => {
    // Nobody has said how: it may be anything.
    if (!outcome) return t`The call for help is over`;
    if (outcome === 'well') return t`All is well again`;
    const { id, message } = outcomeText(outcome, outcomePlace);
    return i18n._(id, { elder: elder.firstName, place: outcomePlace }, { message });
  };
  if (hasEnded(state)) {
    const ends: Partial<Record<EmergencyView['state'], string>> = {
      resolved: resolved(),
      'false-alarm': t`It was a false alarm`,
      'called-again': t`Help was called again`,
      cancelled: t`It was stopped. Nobody was told.`,
    };
    return drill ? t`The drill has ended` : (ends[state] ?? '');
  }
  const first = firstOf(responders);
  if (!first) {
    const titles: Record<Asking, string> = {
      counting: t`Help will be called in a moment`,
      told: t`We have told them`,
      telling: t`We are telling them`,
      exhausted: t`Nobody has answered yet`,
      unreached: t`We could not reach them`,
      nobody: t`Nobody could be told`,
    };
    return titles[askingOf(view)];
  }
  return helps(first);
}
