/** The content of a push: only what may appear on a locked screen, and where it links. */
export interface PushContent {
  readonly title: string;
  readonly path: string;
  /** When it was written, and until when it helps, in Unix milliseconds. */
  readonly at?: number | undefined;
  readonly until?: number | undefined;
  /** Several about one thing sound each. */
  readonly isUrgent?: boolean | undefined;
  /** It is no news any more: it makes no sound. */
  readonly isQuiet?: boolean;
}

const isTime = (value: unknown): value is number => typeof value === 'number';

/** Parses a push; null when it is not ours. The path must be within this app. */
export function readPush(text: string): PushContent | null {
  try {
    const { at, path, title, until, urgent } = JSON.parse(text);
    if (typeof title !== 'string' || title === '') return null;
    return {
      title,
      path: typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/',
      at: isTime(at) ? at : undefined,
      until: isTime(until) ? until : undefined,
      isUrgent: urgent === true,
    };
  } catch {
    return null;
  }
}
