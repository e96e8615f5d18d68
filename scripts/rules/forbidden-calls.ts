import ts from 'typescript';
import { isCode, isTest, lineOf, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const BOXES = new Set(['alert', 'confirm', 'prompt']);
const HOSTS = new Set(['window', 'globalThis', 'self']);

/** Calls that harm users, logs or our Content-Security-Policy. */
export const forbiddenCalls: Rule = {
  name: 'forbidden-calls',
  about:
    'no alert boxes, no console, no inline style, no raw HTML, no silenced actions in apps and packages',
  check: (project) =>
    project.files
      .filter((file) => /^(apps|packages)\//.test(file) && isCode(file) && !file.endsWith('.d.ts'))
      .flatMap((file) => checkTree(file, project.tree(file))),
};

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  walkTree(tree, (node) => {
    const message = fault(node, tree, isTest(file));
    if (message) findings.push({ file, line: lineOf(tree, node.getStart(tree)), message });
    return true;
  });
  return findings;
}

function fault(node: ts.Node, tree: ts.SourceFile, test: boolean): string | undefined {
  if (ts.isPropertyAccessExpression(node) && node.expression.getText(tree) === 'console') {
    return test ? undefined : 'write to the log port (server) or show it (web), not to console';
  }
  if (ts.isCallExpression(node) && opensBox(node.expression, tree)) {
    return 'alert boxes block and are announced badly: show an accessible status';
  }
  if (!test && ts.isCallExpression(node) && silences(node, tree)) {
    return 'a failed action must be seen: call mutate(), which shows what no screen shows';
  }
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText(tree);
    if (name === 'style') return 'inline style is refused by our content security policy';
    if (name === 'dangerouslySetInnerHTML') return 'raw HTML lets a stranger write our pages';
  }
  return undefined;
}

/** `act.mutateAsync(...).catch(() => undefined)`. */
function silences({ arguments: given, expression }: ts.CallExpression, tree: ts.SourceFile) {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'catch') return false;
  const [handler] = given;
  return (
    /\.mutateAsync\(/.test(expression.expression.getText(tree)) &&
    handler !== undefined &&
    /=>\s*(undefined|null|\{\s*\})$/.test(handler.getText(tree))
  );
}

function opensBox(callee: ts.Expression, tree: ts.SourceFile): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'alert';
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return HOSTS.has(callee.expression.getText(tree)) && BOXES.has(callee.name.text);
}
