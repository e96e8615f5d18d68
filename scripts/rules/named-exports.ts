import ts from 'typescript';
import { isCode, lineOf } from './project.ts';
import type { Finding, Rule } from './rule.ts';

/** A thing has one name everywhere, and an import leads to the file where it is defined. */
export const namedExports: Rule = {
  name: 'named-exports',
  about: 'named exports only (default only in *.config.ts), no barrels',
  check: (project) =>
    project.files
      .filter((file) => isCode(file) && !file.endsWith('.d.ts'))
      .flatMap((file) => checkTree(file, project.tree(file))),
};

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  const found = (node: ts.Node, message: string) =>
    findings.push({ file, line: lineOf(tree, node.getStart(tree)), message });
  let passedOn = 0;
  for (const statement of tree.statements) {
    if (isDefaultExport(statement) && !file.endsWith('.config.ts')) {
      found(statement, 'export it by name, not as default');
    }
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    if (!statement.exportClause) found(statement, 'export * hides where a thing is written');
    passedOn += 1;
  }
  const others = tree.statements.filter((statement) => !ts.isImportDeclaration(statement)).length;
  if (passedOn > 0 && passedOn === others && !file.endsWith('.public.ts')) {
    findings.push({ file, message: 'a file that only passes on exports is a barrel' });
  }
  return findings;
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  ) {
    return statement.exportClause.elements.some((element) => element.name.text === 'default');
  }
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some((each) => each.kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}
