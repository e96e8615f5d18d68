import { browserTagOf, browserTags } from '../test/browser-tags.ts';
import type { Rule } from './rule.ts';

const names = browserTags.map(({ name }) => name).join(', ');

/** Refuses browser tests that do not say why they need a browser. */
export const browserTests: Rule = {
  name: 'browser-tests',
  about: 'a browser test begins with what only a browser proves',
  check: (project) =>
    project.files
      .filter((file) => /^e2e\/specs\/.+[.]spec[.]ts$/.test(file))
      .filter((file) => browserTagOf(project.text(file)) === undefined)
      .map((file) => ({ file, line: 1, message: `must be // @module-tag with one of: ${names}` })),
};
