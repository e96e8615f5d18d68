import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
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

/** Removes the server's own texts from the catalogues for the browser. */
export const browserWords: Plugin = {
  name: 'browser-words',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    const expression = catalogue.test(id) ? compiled.exec(code)?.[0] : undefined;
    if (expression === undefined) return null;
    const ids = serverIds(readFileSync(id, 'utf8'));
    const messages = Object.entries(runInNewContext(expression)).filter(([key]) => !ids.has(key));
    const kept = JSON.stringify(JSON.stringify(Object.fromEntries(messages)));
    return { code: code.replace(compiled, () => `JSON.parse(${kept})`), map: null };
  },
};
