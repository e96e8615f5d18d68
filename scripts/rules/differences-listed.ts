import type { Rule } from './rule.ts';

const LIST = 'docs/differences.md';

/** Every deviation from the specification that is listed says what we do instead, and why, once. */
export const differencesListed: Rule = {
  name: 'differences-listed',
  about: `${LIST} has complete rows, and none twice`,
  check: (project) => {
    const rows = (project.has(LIST) ? project.text(LIST) : '')
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, specified]) => specified !== 'Specification');
    if (rows.length === 0) return [{ file: LIST, message: 'lists nothing' }];
    return rows.flatMap(([, specified = '', ours, why], index) => {
      const twice = rows.findIndex((cells) => cells[1] === specified) !== index;
      if (twice) return [{ file: LIST, message: `"${specified}" stands there twice` }];
      if (!specified || !ours || !why) {
        return [{ file: LIST, message: `"${specified}" lacks text or reason` }];
      }
      return [];
    });
  },
};
