import { useSyncExternalStore } from 'react';

interface UnderWay {
  readonly stop: AbortController;
  /** The part that has arrived, 0 to 1. */
  part: number;
}

/** The files of entries that this page uploads now, by the id of their entry. */
const underWay = new Map<string, UnderWay>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Begins an upload; `stopUpload` aborts the signal. */
export function beginUpload(entryId: string): AbortSignal {
  const stop = new AbortController();
  underWay.set(entryId, { stop, part: 0 });
  changed();
  return stop.signal;
}

/** Notes which part of an upload has arrived, 0 to 1. */
export function noteUploaded(entryId: string, part: number): void {
  const upload = underWay.get(entryId);
  if (!upload) return;
  upload.part = part;
  changed();
}

export function endUpload(entryId: string): void {
  underWay.delete(entryId);
  changed();
}

/** Stops the upload of an entry, since nobody wants it any more. */
export const stopUpload = (entryId: string): void => underWay.get(entryId)?.stop.abort();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The part of an entry's file that has arrived, 0 to 1; null while this page does not upload it. */
export const useUploadedPart = (entryId: string): number | null =>
  useSyncExternalStore(subscribe, () => underWay.get(entryId)?.part ?? null);
