import { openProject } from '../rules/project.ts';
import type { Rule } from '../rules/rule.ts';
import { temporaryTree } from './temporary-tree.ts';

/** What a rule says of a project of these files: path and text. */
export function breaches(rule: Rule, files: Record<string, string>): string[] {
  return rule
    .check(openProject(temporaryTree(files)))
    .map((each) => `${each.line}: ${each.message}`);
}
