import ts from 'typescript';
import { isCode, isTest, lineOf, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const FEATURE = /^apps\/server\/src\/features\//;

const CALLS: readonly (readonly [call: RegExp, instead: string])[] = [
  [/(^|\.)outbox\.(add|kick)$/, 'queue messages by tx.tell: they go out after the commit'],
  [/(^|\.)realtime\.changed$/, 'tell screens by tx.changed: they ask again after the commit'],
  [/\.transaction$/, 'open transactions by inTransaction of platform/db'],
];

/**
 * Side effects of a commit belong to the transaction, so that none is forgotten or happens after a
 * rollback; and functions that write cannot receive the database instead.
 */
export const oneTransaction: Rule = {
  name: 'one-transaction',
  about: 'features open transactions, tell after them and lock in them in one way (platform/db)',
  check: (project) =>
    project.files
      .filter((file) => FEATURE.test(file) && isCode(file) && !isTest(file))
      .flatMap((file) => checkTree(file, project.tree(file))),
};

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  walkTree(tree, (node) => {
    const message = fault(node, tree);
    if (message) findings.push({ file, line: lineOf(tree, node.getStart(tree)), message });
    return true;
  });
  return findings;
}

function fault(node: ts.Node, tree: ts.SourceFile): string | undefined {
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText(tree).replaceAll(/\s|\?/g, '');
    return CALLS.find(([call]) => call.test(callee))?.[1];
  }
  if (ts.isParameter(node) && node.type?.getText(tree) === 'Db') {
    const named = node.name.getText(tree);
    return /^tx$|Tx$/.test(named)
      ? 'what is called tx is a Tx: a Db may be no transaction'
      : undefined;
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (isText && node.getText(tree).includes('pg_advisory')) {
    return 'take locks by lock(tx, name, id): platform/db/locks.ts has the order';
  }
  return undefined;
}
