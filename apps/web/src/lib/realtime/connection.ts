let current: string | undefined;

/** The id of this page's open realtime connection; undefined while there is none. */
export const ownConnection = (): string | undefined => current;

/** Notes the connection that has opened, or that it is gone. */
export function noteConnection(id: string | undefined): void {
  current = id;
}
