import { ConfigError } from './config-error.ts';

/** A secret with the name under which what it made is found again. */
export interface Key {
  /** Empty for the secret of an installation that had only one. */
  readonly id: string;
  readonly secret: string;
}

/** The keys that count: the first makes everything new, all of them read. */
export interface KeyRing {
  readonly current: Key;
  readonly all: readonly Key[];
}

const withId = /^([a-z0-9-]{1,20}):(.+)$/;
const shortest = 32;

function readKey(text: string): Key {
  const [, id = '', secret = text] = withId.exec(text.trim()) ?? [];
  if (secret.length < shortest) {
    throw new ConfigError(
      `SESSION_SECRET is too short. Use ${shortest} or more random characters for each key.`,
    );
  }
  return { id, secret };
}

/**
 * Reads `SESSION_SECRET`: one secret, or several as `id:secret,id:secret`, the newest first. One of
 * them may lack an id: that of before there were several.
 * @throws ConfigError when a secret is too short or an id is there twice
 */
export function readKeyRing(text: string): KeyRing {
  const all = text.split(',').map(readKey);
  const [current] = all;
  if (!current) throw new ConfigError('SESSION_SECRET is empty.');
  if (new Set(all.map(({ id }) => id)).size < all.length) {
    throw new ConfigError('SESSION_SECRET names two keys alike: give each an id of its own.');
  }
  return { current, all };
}
