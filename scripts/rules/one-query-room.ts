import ts from 'typescript';
import { isCode, isTest, lineOf, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const WEB = /^apps\/web\/src\//;
const LIB = /^apps\/web\/src\/(lib|sw)\//;
const QUERY = /^apps\/web\/src\/lib\/query\//;

/**
 * Queries are named only by the contract, so that equal queries share one answer and the realtime
 * channel can refetch them. Nobody would find a key or URL written by hand.
 */
export const oneQueryRoom: Rule = {
  name: 'one-query-room',
  about: 'queries, their keys and addresses of the API come from lib/query and the contract',
  check: (project) =>
    project.files
      .filter((file) => WEB.test(file) && isCode(file) && !isTest(file))
      .flatMap((file) => checkTree(file, project.tree(file))),
};

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  walkTree(tree, (node) => {
    const message = fault(file, node);
    if (message) findings.push({ file, line: lineOf(tree, node.getStart(tree)), message });
    return true;
  });
  return findings;
}

function fault(file: string, node: ts.Node): string | undefined {
  if (!QUERY.test(file)) {
    if (ts.isImportDeclaration(node) && textOf(node.moduleSpecifier)?.startsWith('@tanstack/')) {
      return 'ask through useAnswer, usePages and useAct of lib/query';
    }
    if (ts.isIdentifier(node) && node.text === 'queryKey') {
      return 'keys come from the endpoint: see lib/query';
    }
  }
  if (!LIB.test(file) && textOf(node)?.startsWith('/api/')) {
    return 'addresses of the API come from the contract: urlOf(endpoint, ...)';
  }
  return undefined;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : undefined;
}
