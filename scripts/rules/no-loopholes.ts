import ts from 'typescript';
import { isCode, isTest, lineOf, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const LOOPHOLE = /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX)\b/;
const RUNNERS = new Set(['test', 'it', 'describe', 'suite']);
const LEFT_OUT = new Set(['skip', 'only', 'todo', 'fails', 'skipIf', 'runIf']);

/** No rule is disabled or postponed: it is kept, or changed for everybody. */
export const noLoopholes: Rule = {
  name: 'no-loopholes',
  about: 'no silenced type errors, no TODO, no test left out',
  check: (project) =>
    project.files
      .filter((file) => isCode(file))
      .flatMap((file) => [
        ...inComments(file, project.tree(file)),
        ...(isTest(file) ? inTests(file, project.tree(file)) : []),
      ]),
};

function inComments(file: string, tree: ts.SourceFile): Finding[] {
  const findings = new Map<number, Finding>();
  walkTree(tree, (node) => {
    const starts = ts.getLeadingCommentRanges(tree.text, node.pos) ?? [];
    const ends = ts.getTrailingCommentRanges(tree.text, node.end) ?? [];
    // The scanner takes text between JSX tags for comments.
    if (ts.isJsxText(node)) return false;
    for (const range of [...starts, ...ends]) {
      const found = LOOPHOLE.exec(tree.text.slice(range.pos, range.end));
      if (!found) continue;
      const line = lineOf(tree, range.pos);
      findings.set(range.pos, { file, line, message: `"${found[0]}" puts a fault off: mend it` });
    }
    return true;
  });
  return [...findings.values()];
}

function inTests(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  walkTree(tree, (node) => {
    if (
      ts.isPropertyAccessExpression(node) &&
      LEFT_OUT.has(node.name.text) &&
      RUNNERS.has(node.expression.getText(tree))
    ) {
      const line = lineOf(tree, node.getStart(tree));
      findings.push({ file, line, message: `${node.getText(tree)}: every test runs, always` });
    }
    return true;
  });
  return findings;
}
