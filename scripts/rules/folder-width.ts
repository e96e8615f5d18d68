import { isCode, isTest } from './project.ts';
import type { Rule } from './rule.ts';

/** Most source files in one folder, without tests, browser stories and styles. */
export const MOST_FILES = 30;

/** A folder can be scanned at a glance. */
export const folderWidth: Rule = {
  name: 'folder-width',
  about: `at most ${MOST_FILES} source files in a folder, tests not counted`,
  check: (project) => {
    const widths = new Map<string, number>();
    for (const file of project.files) {
      if (!isCode(file) || isTest(file)) continue;
      const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
      widths.set(folder, (widths.get(folder) ?? 0) + 1);
    }
    return [...widths]
      .filter(([, width]) => width > MOST_FILES)
      .map(([folder, width]) => ({
        file: folder || '.',
        message: `${width} source files: give what belongs together a folder (limit ${MOST_FILES})`,
      }));
  },
};
