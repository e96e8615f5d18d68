import ts from 'typescript';
import { isCode } from './project.ts';
import type { Rule } from './rule.ts';

/** Longest file, in lines of code (without blank lines and comments). */
export const MOST_LINES = 300;

/** A file is short enough to keep in mind. */
export const fileLength: Rule = {
  name: 'file-length',
  about: `at most ${MOST_LINES} lines of code in a file`,
  check: (project) =>
    project.files
      .filter((file) => isCode(file))
      .map((file) => ({ file, lines: linesOfCode(project.tree(file)) }))
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ file, lines }) => ({
        file,
        message: `${lines} lines of code: split it at its seams (limit ${MOST_LINES})`,
      })),
};

/** Counts the lines that contain code. */
export function linesOfCode(tree: ts.SourceFile): number {
  const lines = new Set<number>();
  const text = tree.text.split('\n');
  const walk = (node: ts.Node): void => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode)
      return;
    const children = node.getChildren(tree);
    if (children.length > 0) {
      children.forEach(walk);
      return;
    }
    if (node.kind === ts.SyntaxKind.EndOfFileToken || node.getWidth(tree) === 0) return;
    const first = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
    const last = tree.getLineAndCharacterOfPosition(node.getEnd()).line;
    for (let line = first; line <= last; line += 1) {
      if (first === last || (text[line] ?? '').trim() !== '') lines.add(line);
    }
  };
  walk(tree);
  return lines.size;
}
