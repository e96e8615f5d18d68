/**
 * Listens for changes of the data of an account and refetches what is shown. Returns the stop function.
 */
export function listenForChanges(person: string): () => void {
  const opening = import('./open-realtime.ts').then(({ openRealtime }) => openRealtime(person));
  // Without the realtime module the page still works; it refetches on focus.
  const nothing = () => undefined;
  opening.catch(nothing);
  return () => void opening.then((close) => close(), nothing);
}
