import { type Faults, noFaults } from './faults.ts';

/** Faults that hold for some payers alone, so that many can be tested at once on one sandbox. */
export type FaultsOfPayers = {
  /** Of one payer, a number without plus; those of everybody where nothing was set. */
  of(partyId: string | undefined): Faults;
  /** The faults that these payers (E.164) share, set for the first time where the first has none. */
  share(payers: readonly string[]): Faults;
  /** Whether anybody has faults of their own. */
  any(): boolean;
  clear(): void;
};

export function faultsOfPayers(everybody: Faults): FaultsOfPayers {
  const own = new Map<string, Faults>();
  return {
    of: (partyId) => own.get(partyId ?? '') ?? everybody,
    share(payers) {
      const ids = payers.map((payer) => payer.replace(/^\+/, ''));
      const shared = own.get(ids[0] ?? '') ?? noFaults();
      for (const id of ids) own.set(id, shared);
      return shared;
    },
    any: () => own.size > 0,
    clear: () => own.clear(),
  };
}
