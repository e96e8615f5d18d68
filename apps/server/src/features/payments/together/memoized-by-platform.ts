import type { Platform } from '../../../platform/platform.ts';

/** Makes one value for each platform, for as long as it is in use: a nested transaction has its own. */
export function memoizedByPlatform<T>(make: (platform: Platform) => T): (platform: Platform) => T {
  const kept = new WeakMap<Platform, T>();
  return (platform) => {
    const known = kept.get(platform);
    if (known) return known;
    const made = make(platform);
    kept.set(platform, made);
    return made;
  };
}
