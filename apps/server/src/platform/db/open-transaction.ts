import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction in which the current work runs, until it has ended. */
const current = new AsyncLocalStorage<{ open: boolean }>();

/** Runs the work of a transaction, so that {@link refuseWithinTransaction} knows of it. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const own = { open: true };
  try {
    return await current.run(own, work);
  } finally {
    own.open = false;
  }
}

/**
 * Makes methods of a connection fail inside a transaction, whose statements go another way. On the one
 * connection of the embedded database such a statement would wait for the end of the transaction that
 * waits for it, and every other request with them; on PostgreSQL it takes a second connection, of which
 * there may be none.
 */
export function refuseWithinTransaction<T extends object>(
  connection: T,
  methods: readonly (keyof T & string)[],
): void {
  for (const method of methods) {
    const original = connection[method] as (...given: unknown[]) => unknown;
    Object.assign(connection, {
      [method](...given: unknown[]) {
        if (current.getStore()?.open) {
          throw new Error('Inside a transaction only its own statements may run: use tx.');
        }
        return original.apply(connection, given);
      },
    });
  }
}
