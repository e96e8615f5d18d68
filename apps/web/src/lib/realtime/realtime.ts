/**
 * Listens for changes of the person's data and refetches what is shown. Returns the stop function.
 */
export function listenForChanges(): () => void {
  const opening = import('./open-realtime.ts').then(({ openRealtime }) => openRealtime());
  // Without the realtime module the page still works; it refetches on focus.
  const nothing = () => undefined;
  opening.catch(nothing);
  return () => void opening.then((close) => close(), nothing);
}
