/**
 * Waits for work, but no longer than `ms`: true when it has ended, false when it goes on. Rejects
 * when it failed in time; the caller sees to what fails later.
 */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
