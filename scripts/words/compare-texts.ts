import {
  type CompiledMessageToken,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';

/** The structure of a text: its placeholders with their kinds, and its tags. */
export interface Shape {
  placeholders: string[];
  tags: string[];
}

const formatted = new Set(['number', 'date', 'time']);

/**
 * Parses the placeholders and tags of a text in ICU message syntax. Throws an Error if it does not
 * parse, has an unmatched brace or tag, a plural without `other`, or formats numbers or dates
 * (which our own tables do).
 */
export function shapeOf(text: string): Shape {
  const placeholders = new Set<string>();
  const tags = new Set<string>();
  readPart(compileMessageOrThrow(text), placeholders, tags);
  return { placeholders: [...placeholders].sort(), tags: [...tags].sort() };
}

/**
 * Describes how a translation's placeholders and tags differ from the source's; undefined when they
 * do not.
 */
export function differenceOf(source: string, translation: string): string | undefined {
  try {
    const wanted = shapeOf(source);
    const given = shapeOf(translation);
    return (
      describe('placeholders', wanted.placeholders, given.placeholders) ??
      describe('tags', wanted.tags, given.tags)
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function describe(what: string, wanted: string[], given: string[]): string | undefined {
  if (wanted.join() === given.join()) return undefined;
  return `${what} ${list(given)} instead of ${list(wanted)}`;
}

function list(names: string[]): string {
  return names.length > 0 ? names.join(' ') : 'none';
}

function readPart(
  tokens: CompiledMessageToken[] | string,
  placeholders: Set<string>,
  tags: Set<string>,
) {
  const parts = typeof tokens === 'string' ? [tokens] : tokens;
  checkText(parts.map((part) => (typeof part === 'string' ? part : '')).join(''), tags);
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const [name, kind, choices] = part;
    if (kind && formatted.has(kind)) throw new Error(`{${name}, ${kind}} must come formatted`);
    placeholders.add(kind ? `{${name}, ${kind}}` : `{${name}}`);
    if (!isChoices(choices)) continue;
    if (!('other' in choices)) throw new Error(`{${name}, ${kind}} lacks "other"`);
    for (const [key, choice] of Object.entries(choices)) {
      if (key !== 'offset') readPart(choice, placeholders, tags);
    }
  }
}

function isChoices(value: unknown): value is Record<string, CompiledMessageToken[] | string> {
  return typeof value === 'object' && value !== null;
}

function checkText(text: string, tags: Set<string>) {
  if (/[{}]/.test(text)) throw new Error('a brace fills no placeholder');
  const open: string[] = [];
  for (const [, closing, name = '', single] of text.matchAll(/<(\/?)([\w-]+)(\/?)>/g)) {
    tags.add(`<${name}>`);
    if (single) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) throw new Error(`tag </${name}> closes nothing`);
  }
  if (open.length > 0) throw new Error(`tag <${open.join('>, <')}> is not closed`);
}
