import ts from 'typescript';
import { walkTree } from './project.ts';

/** The codes that a table of errors defines. */
export function definedCodes(tree: ts.SourceFile): string[] {
  const names: string[] = [];
  walkTree(tree, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineErrors') return true;
    const [table] = node.arguments;
    if (table && ts.isObjectLiteralExpression(table)) {
      for (const { name } of table.properties) {
        if (name) names.push(ts.isStringLiteralLike(name) ? name.text : name.getText());
      }
    }
    return false;
  });
  return names;
}
