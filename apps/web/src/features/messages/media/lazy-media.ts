import { lazyPart } from '../../../lib/lazy-part.tsx';

/** Where media are made. */
export const MediaPanel = lazyPart(async () => (await import('./media-panel.tsx')).MediaPanel);

/** Own media that are on their way. */
export const OwnMedia = lazyPart(async () => (await import('./own-media.tsx')).OwnMedia);

/**
 * Loads both after the conversation, so that somebody without network can speak too, and sees it
 * wait.
 */
export function bringMedia(): void {
  MediaPanel.preload().catch(() => undefined);
  OwnMedia.preload().catch(() => undefined);
}
