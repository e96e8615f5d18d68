/** How often each fault has been met since the start: a call, a callback, an answer that is not true. */
export type Met = Map<string, number>;

export function countMet({ met }: { readonly met: Met }, what: string): void {
  met.set(what, (met.get(what) ?? 0) + 1);
}
