let current: string | undefined;

/** The id of this page's open realtime connection; undefined while there is none. */
export const ownConnection = (): string | undefined => current;

/** Records that the connection has opened (its id) or closed (undefined). */
export function noteConnection(id: string | undefined): void {
  current = id;
}
