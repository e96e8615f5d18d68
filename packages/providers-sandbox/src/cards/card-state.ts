import type { CardCharged, CardEvent, CardRefunded, CheckoutOpened } from './card-events.ts';

/** A page with the charges of it, oldest first, and the refunds of those. */
export type Checkout = CheckoutOpened & { charges: CardCharged[]; refunds: CardRefunded[] };

/** The pages and charges of cards, folded from the journal. */
export type CardState = {
  apply(event: CardEvent): void;
  checkout(id: string): Checkout | undefined;
  checkouts(): Checkout[];
  /** The page of a charge. */
  checkoutOfCharge(id: number): Checkout | undefined;
  /** A number that no charge or refund has. */
  nextNumber(): number;
};

const FIRST_NUMBER = 285_000_000;

/** Starts without any. */
export function cardState(): CardState {
  const checkouts = new Map<string, Checkout>();
  const ofCharge = new Map<number, Checkout>();
  let numbers = 0;

  function charged(event: CardCharged): void {
    const checkout = checkouts.get(event.checkout);
    if (!checkout) return;
    const known = checkout.charges.findIndex(({ id }) => id === event.id);
    if (known < 0) {
      checkout.charges.push(event);
      ofCharge.set(event.id, checkout);
      numbers += 1;
    } else if (checkout.charges[known]?.status === 'pending') checkout.charges[known] = event;
  }

  function refunded(event: CardRefunded): void {
    const refunds = checkouts.get(event.checkout)?.refunds;
    const known = refunds?.findIndex(({ id }) => id === event.id) ?? -1;
    if (refunds && known >= 0) refunds[known] = event;
    else {
      refunds?.push(event);
      numbers += 1;
    }
  }

  return {
    apply(event) {
      if (event.type === 'checkout-opened') {
        checkouts.set(event.id, { ...event, charges: [], refunds: [] });
      } else if (event.type === 'card-charged') charged(event);
      else refunded(event);
    },
    checkout: (id) => checkouts.get(id),
    checkouts: () => [...checkouts.values()],
    checkoutOfCharge: (id) => ofCharge.get(id),
    nextNumber: () => FIRST_NUMBER + numbers + 1,
  };
}
