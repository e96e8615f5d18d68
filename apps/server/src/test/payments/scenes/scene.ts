import type { SignedIn } from '../../factories/person.factory.ts';
import type { TestApp } from '../../test-app.ts';
import type { Ending } from '../payment-acts.ts';

/** The server on which things to pay are made. */
export type Maker = Pick<TestApp, 'clock' | 'due' | 'http' | 'platform'>;

/** Which part of a plan is paid, and whether by somebody else than who was asked for it. */
export interface Share {
  readonly part: number;
  readonly byOther: boolean;
}

/** Something to pay, and who pays it. */
export interface ToPay {
  /** The id of the appointment, the part of a plan's invoice or the badge. */
  readonly purpose: string;
  readonly person: SignedIn;
}

/** What is said of a call. */
interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

/** An appointment, a care plan or the badges of somebody, and what can be done with it besides paying. */
export interface Payable {
  readonly kind: 'booking' | 'plan' | 'badge';
  /** The appointment; the elder of plans; who wants badges. */
  readonly about: string;
  /** What of it is paid now. */
  toPay(share: Share): Promise<ToPay>;
  /** All that payments of it were, or may be, for. */
  purposes(): Promise<string[]>;
  /** Does without it, and may want it again, or something else. */
  end(server: TestApp, how: Ending): Promise<Answer[]>;
}

/** What a story is about, and the phones that nobody else uses. */
export interface Scene extends Payable {
  readonly numbers: Readonly<Record<'mtn' | 'airtel', string[]>>;
  /** By which the provider of card pages knows who pays. */
  readonly email: string;
}
