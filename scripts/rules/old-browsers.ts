import ts from 'typescript';
import { isCode, isTest, lineOf, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const BROWSER = /^(apps\/web\/src|packages\/(ui|contract|i18n|base)\/src)\//;

/**
 * Functions of the DOM that some browser of ours lacks (decision 7), for which the compiler has no
 * older library. Functions of the language are refused by `lib` in apps/web/tsconfig.json.
 */
const NEWER = new Set([
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Promise.withResolvers',
  'Response.json',
  'URL.canParse',
  'URL.parse',
  'document.startViewTransition',
  'indexedDB.databases',
]);
/** The same for what is called on an object of any name. */
const NEWER_METHODS = new Set([
  'checkVisibility',
  'hidePopover',
  'requestClose',
  'showPopover',
  'throwIfAborted',
  'togglePopover',
  'toReversed',
  'toSorted',
  'toSpliced',
  'findLast',
  'findLastIndex',
  'isWellFormed',
  'toWellFormed',
]);

/** Refuses calls that throw in the oldest browsers we name, unless the file asks first. */
export const oldBrowsers: Rule = {
  name: 'old-browsers',
  about: 'what runs in a browser calls nothing that the oldest browser we name lacks',
  check: (project) =>
    project.files
      .filter((file) => BROWSER.test(file) && isCode(file) && !isTest(file))
      .flatMap((file) => checkTree(file, project.tree(file))),
};

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const requested = new Set<string>();
  const called: { name: string; node: ts.Node }[] = [];
  walkTree(tree, (node) => {
    if (ts.isTypeOfExpression(node)) requested.add(node.expression.getText(tree));
    if (!ts.isCallExpression(node)) return true;
    const { expression } = node;
    if (!ts.isPropertyAccessExpression(expression)) return true;
    const name = expression.getText(tree);
    if (NEWER.has(name) || NEWER_METHODS.has(expression.name.text)) called.push({ name, node });
    return true;
  });
  return called
    .filter(({ name }) => !requested.has(name))
    .map(({ name, node }) => ({
      file,
      line: lineOf(tree, node.getStart(tree)),
      message: `${name} is missing in the oldest browser we name: do without, or ask by typeof`,
    }));
}
