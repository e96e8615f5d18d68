import type { DayPart, HelpKind } from '@hafi/contract/volunteering/volunteering-terms';
import type { GoingOn } from '../call-of.ts';

/** What only the PIN opens. */
export type Locked = 'medicines' | 'appointment' | 'kinds' | 'all-well';

/** One dose of a medicine, as a screen offers it. */
export interface DoseKey {
  readonly medicationId: string;
  /** ISO 8601; null for one that is taken when it is needed. */
  readonly dueAt: string | null;
}

/** What became of a dose that somebody said to have taken. */
export const doseSaid = ['taken', 'early', 'already', 'soon', 'most', 'changed'] as const;
export type DoseSaid = (typeof doseSaid)[number];

/** A part of a day at which a volunteer may come. */
export interface PartOfDay {
  readonly date: string;
  readonly part: DayPart;
}

/** A call for help, and when a screen asked about it. */
export interface CallQuestion {
  readonly id: string;
  /** ISO 8601. */
  readonly asked: string;
}

/** Where a conversation by USSD stands: the screen, and what its keys mean. No health word is in it. */
export type UssdState =
  | { readonly at: 'home' }
  | { readonly at: 'well'; readonly time: string }
  /** Asks whether help is to be called; while it is called, whether that is to stop. */
  | { readonly at: 'help' }
  | { readonly at: 'help-said'; readonly said: 'stopped' | 'ended' | 'over' }
  /** Asks whether all is well, which everybody who was notified of this call is told. */
  | ({ readonly at: 'all-well' } & CallQuestion)
  | { readonly at: 'register' }
  | { readonly at: 'languages' }
  | { readonly at: 'no-pin' }
  | { readonly at: 'pin-locked' }
  | { readonly at: 'pin'; readonly next: Locked; readonly left?: number }
  | {
      readonly at: 'medicines';
      readonly shown: readonly DoseKey[];
      /** The doses that the keys from 1 on stand for. */
      readonly keys: readonly DoseKey[];
      /** Where the next page begins. */
      readonly to: number;
      readonly more: boolean;
    }
  | { readonly at: 'dose'; readonly dose: DoseKey }
  | { readonly at: 'dose-said'; readonly said: DoseSaid }
  | { readonly at: 'appointment' }
  | { readonly at: 'kinds' }
  | { readonly at: 'parts'; readonly kind: HelpKind; readonly parts: readonly PartOfDay[] }
  | {
      readonly at: 'asked';
      readonly came: 'asked' | 'no-home' | 'too-many' | 'too-late' | 'refused';
    };

/** What an input does besides changing the screen. */
export type UssdAct =
  | { readonly do: 'check-in' }
  | { readonly do: 'call-help' }
  | { readonly do: 'stop-help' }
  | ({ readonly do: 'end-help' } & CallQuestion)
  | { readonly do: 'say-language'; readonly locale: 'rw' | 'en' | 'fr' }
  | { readonly do: 'guess-pin'; readonly pin: string; readonly next: Locked }
  | { readonly do: 'take-dose'; readonly dose: DoseKey }
  | { readonly do: 'ask'; readonly kind: HelpKind; readonly when: PartOfDay };

/** A dose as the screens show it. */
export interface UssdDose extends DoseKey {
  readonly name: string;
  readonly dosage: string;
  /** `needed`: it has no time, and `limits`. */
  readonly state: 'taken' | 'late' | 'skipped' | 'missed' | 'due' | 'upcoming' | 'needed';
  readonly mayAnswer: boolean;
  readonly limits?: { readonly taken: number; readonly most: number; readonly hours: number };
}

/** What the screens are drawn from, loaded for each request. */
export interface UssdData {
  /** Whose phone it is: an elder's who proved the number, or somebody else's. */
  readonly whose: 'elder' | 'nobody';
  /**
   * How a call for help stands; `none` while nobody calls, `alone` when nobody has agreed to one,
   * `again` when nobody answered and everybody can be called once more.
   */
  readonly help: GoingOn | 'none' | 'alone' | 'again';
  /** The call that goes on, as of now; null while there is none. */
  readonly called: CallQuestion | null;
  readonly opened: boolean;
  readonly pin: 'none' | 'set' | 'locked';
  readonly doses: readonly UssdDose[];
  readonly appointment: { readonly startsAt: string; readonly doctor: string } | null;
  readonly parts: readonly PartOfDay[];
}
