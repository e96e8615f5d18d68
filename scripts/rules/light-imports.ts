import ts from 'typescript';
import { isCode, isTest, lineOf, type Project, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const BROWSER = 'apps/web/src/';
const CONTRACT = /^@hafi\/contract\/(.+\.contract)$/;

/**
 * The build drops the schemas of `*.contract.ts` (`apps/web/light-contract.ts`), which types and
 * tests do not notice: an import of one breaks only the built app.
 */
export const lightImports: Rule = {
  name: 'light-imports',
  about: 'the web app takes schemas from *.schemas.ts: *.contract.ts has only endpoints there',
  check: (project) =>
    project.files
      .filter((file) => file.startsWith(BROWSER) && isCode(file) && !isTest(file))
      .flatMap((file) => checkFile(project, file)),
};

/** A value that a file takes from a module. */
interface Taken {
  readonly name: string;
  readonly at: number;
}

function checkFile(project: Project, file: string): Finding[] {
  const tree = project.tree(file);
  return tree.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const module = (statement.moduleSpecifier as ts.StringLiteral).text;
    const path = `packages/contract/src/${CONTRACT.exec(module)?.[1]}.ts`;
    if (!CONTRACT.test(module) || !project.has(path)) return [];
    const kept = keptBy(project.tree(path));
    return takenBy(statement, tree)
      .filter(({ name }) => !kept.has(name))
      .map(({ at, name }) => ({
        file,
        line: lineOf(tree, at),
        message: `"${name}" is no endpoint: move it to a *.schemas.ts and import it from there`,
      }));
  });
}

/** The values, not the types, that an import declaration brings. */
function takenBy({ importClause }: ts.ImportDeclaration, tree: ts.SourceFile): Taken[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || importClause.isTypeOnly) return [];
  if (ts.isNamedImports(bindings)) {
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ name, propertyName }) => ({
        name: (propertyName ?? name).text,
        at: name.getStart(tree),
      }));
  }
  const taken: Taken[] = [];
  walkTree(tree, (node) => {
    const isOne = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression);
    if (isOne && node.expression.getText(tree) === bindings.name.text) {
      taken.push({ name: node.name.text, at: node.getStart(tree) });
    }
    return true;
  });
  return taken;
}

/** The exports of a contract that the build leaves in it: endpoints, and what no call makes. */
function keptBy(tree: ts.SourceFile): ReadonlySet<string> {
  const kept = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer && (isEndpoint(initializer) || isPlain(initializer)));
  return new Set(kept.map(({ name }) => name.getText(tree)));
}

const isEndpoint = (made: ts.Expression) =>
  ts.isCallExpression(made) && made.expression.getText() === 'endpoint';

/** Written out, so that it is the same as JSON. */
function isPlain(value: ts.Expression): boolean {
  let isMade = false;
  walkTree(value, (node) => {
    isMade ||= ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isFunctionLike(node);
    return !isMade;
  });
  return !isMade;
}
