/** The providers whose pages take cards. */
export type CardProvider = 'flutterwave' | 'irembopay';

/** A page on which something is paid by card. The card itself is recorded nowhere. */
export type CheckoutOpened = {
  type: 'checkout-opened';
  at: string;
  provider: CardProvider;
  /** The last part of the page's address. */
  id: string;
  /** The shop's own reference. */
  reference: string;
  /** The provider's own number; empty where it has none. */
  number: string;
  amount: number;
  currency: string;
  title: string;
  customer: { name: string; email: string };
  /** Where the payer goes afterwards; absent where the provider leads nowhere. */
  redirectUrl?: string;
  expiresAt: string;
  /** So many charges may fail before the page closes. */
  tries: number;
};

/** A charge, or what became of a pending one: then with the same id. */
export type CardCharged = {
  type: 'card-charged';
  at: string;
  checkout: string;
  id: number;
  status: 'pending' | 'successful' | 'failed';
  /** What the bank said. */
  reason: string;
};

/** Money that goes back to a card, or what became of it: then with the same id. */
export type CardRefunded = {
  type: 'card-refunded';
  at: string;
  checkout: string;
  charge: number;
  id: number;
  amount: number;
  comments: string;
  status: 'pending' | 'completed';
};

export type CardEvent = CheckoutOpened | CardCharged | CardRefunded;
