export type Frame = { shape: 'a' | 'b' | 'c' | 'd'; tone: 'a' | 'b' | 'c' };

const SHAPES = ['a', 'b', 'c', 'd'] as const;
const TONES = ['a', 'b', 'c'] as const;

/**
 * Chooses one of twelve imigongo frames by hashing an id (FNV-1a), so that the same id always gets
 * the same frame.
 */
export function pickFrame(id: string): Frame {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return { shape: SHAPES[hash % 4] ?? 'a', tone: TONES[(hash >>> 8) % 3] ?? 'a' };
}

/** The initials of the first and the last part of a name, at most two letters. */
export function initialsOf(name: string) {
  const parts = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return chosen.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}
