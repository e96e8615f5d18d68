import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { nonBreaking } from '@hafi/i18n/non-breaking';
import type { Plugin } from 'vite';

const catalogue = /\/catalogues\/[^/]+\/[a-z]+\.po$/;
/** Lingui compiles a catalogue to this: a JavaScript string of JSON. */
const compiled = /JSON\.parse\((["'`])(?:(?!\1)[^\\]|\\.)*\1\)/s;
const onlyServerReads = /^#: (apps\/server\/|packages\/contract\/.+\.errors\.ts)/;

/** The ids whose texts only the server renders: errors, mails, SMS, notifications. */
function serverIds(po: string): Set<string> {
  const ids = po.split('\n\n').flatMap((entry) => {
    const origins = entry.split('\n').filter((line) => line.startsWith('#: '));
    const id = /^msgid "(.+)"$/m.exec(entry)?.[1];
    return id && origins.length > 0 && origins.every((line) => onlyServerReads.test(line))
      ? [id]
      : [];
  });
  return new Set(ids);
}

/** A message as Lingui compiles it: a text, or texts and values with the forms of a plural. */
type Compiled = string | number | Compiled[] | { [form: string]: Compiled };

/** A compiled message with each of its texts changed; names of values contain no hyphen. */
function withTexts(message: Compiled, change: (text: string) => string): Compiled {
  if (typeof message === 'string') return change(message);
  if (typeof message !== 'object') return message;
  if (Array.isArray(message)) return message.map((part) => withTexts(part, change));
  const forms = Object.entries(message).map(([form, part]) => [form, withTexts(part, change)]);
  return Object.fromEntries(forms);
}

/**
 * Removes the server's own texts from the catalogues for the browser, and keeps the short words of
 * French whole at their hyphens.
 */
export const browserWords: Plugin = {
  name: 'browser-words',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const expression = catalogue.test(id) ? compiled.exec(code)?.[0] : undefined;
    if (expression === undefined) return null;
    const ids = serverIds(readFileSync(id, 'utf8'));
    const all: Record<string, Compiled> = runInNewContext(expression);
    const messages = Object.entries(all)
      .filter(([key]) => !ids.has(key))
      .map(([key, text]) => [key, id.endsWith('/fr.po') ? withTexts(text, nonBreaking) : text]);
    const kept = JSON.stringify(JSON.stringify(Object.fromEntries(messages)));
    return { code: code.replace(compiled, () => `JSON.parse(${kept})`), map: null };
  },
};
