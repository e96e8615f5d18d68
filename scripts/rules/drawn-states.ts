import ts from 'typescript';
import { isCode, isTest, lineOf, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const WEB = /^apps\/web\/src\//;
const QUERY = /^apps\/web\/src\/lib\/query\//;

/**
 * A failed or pending query must never look like "nothing to worry about". The type `Known` hides
 * the data of a query; `beside` gives it to what stands beside the drawn states, and only there.
 */
export const drawnStates: Rule = {
  name: 'drawn-states',
  about: 'the data of a query is read where its pending and failed states are drawn too',
  check: (project) =>
    project.files
      .filter((file) => WEB.test(file) && !QUERY.test(file) && isCode(file) && !isTest(file))
      .flatMap((file) => checkTree(file, project.tree(file))),
};

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  const drawn = drawnIn(tree);
  const say = (node: ts.Node, message: string) =>
    findings.push({ file, line: lineOf(tree, node.getStart(tree)), message });
  walkTree(tree, (node) => {
    if (isCallOf(node, 'dataOf', tree)) {
      const query = node.arguments[0]?.getText(tree) ?? '';
      if (!drawn.has(query)) {
        say(node, `draw what shows while ${query} loads and when it failed: QueryState, stateOf`);
      }
    }
    if (ts.isAsExpression(node) && /\bUse(Infinite)?QueryResult\b/.test(node.type.getText(tree))) {
      say(node, 'a query hides its data: QueryState and stateOf of lib/query give it');
    }
    return true;
  });
  return findings;
}

/**
 * The queries whose failure this file draws or asks for, or which it gives on whole to a part that
 * can draw nothing else.
 */
function drawnIn(tree: ts.SourceFile): Set<string> {
  const drawn = new Set<string>();
  const several: string[] = [];
  let asksForErrors = false;
  walkTree(tree, (node) => {
    if (ts.isIdentifier(node) && node.text === 'isError') asksForErrors = true;
    if (ts.isShorthandPropertyAssignment(node)) drawn.add(node.name.text);
    if (ts.isArrayLiteralExpression(node))
      several.push(...node.elements.map((e) => e.getText(tree)));
    if (ts.isJsxExpression(node) && ts.isJsxAttribute(node.parent) && node.expression) {
      drawn.add(node.expression.getText(tree));
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'isError') {
      drawn.add(node.expression.getText(tree));
    }
    return true;
  });
  return new Set([...drawn, ...(asksForErrors ? several : [])]);
}

function isCallOf(node: ts.Node, name: string, tree: ts.SourceFile): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText(tree) === name;
}
