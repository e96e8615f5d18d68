import ts from 'typescript';
import { isCode, lineOf, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

/**
 * `{ ...{ a, b } }` and `[...[a, b]]` equal `{ a, b }` and `[a, b]`; the spread only confuses, and
 * makes the order of properties matter. Line breaks are the formatter's task.
 */
export const literalSpreads: Rule = {
  name: 'literal-spreads',
  about: 'no spread of a literal into a literal, a call or an element',
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && !file.endsWith('.d.ts'))
      .flatMap((file) => checkTree(file, project.tree(file))),
};

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  walkTree(tree, (node) => {
    if (spreadsLiteral(node)) {
      findings.push({
        file,
        line: lineOf(tree, node.getStart(tree)),
        message: 'write the members themselves and let the formatter break lines',
      });
    }
    return true;
  });
  return findings;
}

function spreadsLiteral(node: ts.Node): boolean {
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
    return ts.isObjectLiteralExpression(inner(node.expression));
  }
  return ts.isSpreadElement(node) && ts.isArrayLiteralExpression(inner(node.expression));
}

/** The expression inside parentheses, `as const` and `satisfies`. */
function inner(expression: ts.Expression): ts.Expression {
  const wrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression);
  return wrapped ? inner(expression.expression) : expression;
}
