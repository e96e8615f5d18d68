import { useMedia } from './use-media.ts';

/** Whether the screen has room for two things side by side, such as a whole dashboard. */
export const useWide = (): boolean => useMedia('(min-width: 64rem)');
