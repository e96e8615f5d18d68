import type { VitalKind, VitalValues } from '@hafi/contract/vitals/vital-kinds';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';

/** A reading that threatens a life, written down on this device. */
export interface UrgentReading {
  readonly elderId: string;
  readonly kind: VitalKind;
  readonly values: VitalValues;
  readonly status: VitalStatus;
  readonly takenAt: string;
}

/** What the dashboard says after a visit. */
export interface FinishedVisit {
  readonly finished: {
    readonly name: string;
    /** The moment of Done, in Unix milliseconds. */
    readonly at: number;
    /** Whether something waited for the network then. */
    readonly waits: boolean;
    readonly urgent: readonly UrgentReading[];
  };
}
