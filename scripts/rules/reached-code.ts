import { posix } from 'node:path';
import ts from 'typescript';
import { type Project, walkTree } from './project.ts';

const ERRORS = /\.errors\.ts$/;

/** Finds the declaration that an expression names: an identifier or a member of a module. */
type Find = (named: ts.Node) => ts.Node | undefined;

/** What code can be reached from a node by following names, across files. */
export interface Reach {
  readonly find: Find;
  /** The codes of errors named in the code that is reached. */
  codes(start: ts.Node): ReadonlySet<string>;
}

/**
 * Follows names only, without types: what is called through an interface (a port) or a list that is
 * given is not seen, and a branch that never runs is.
 */
export function reachIn(project: Project): Reach {
  const known = reaches.get(project);
  if (known) return known;
  const reach = createReach(project);
  reaches.set(project, reach);
  return reach;
}

/** Followed once for all rules. */
const reaches = new WeakMap<Project, Reach>();

function createReach(project: Project): Reach {
  const find = createFind(project);
  const near = new Map<ts.Node, { codes: Set<string>; next: Set<ts.Node> }>();

  const readNode = (start: ts.Node) => {
    const known = near.get(start);
    if (known) return known;
    const seen = { codes: codesOf(start, find), next: new Set<ts.Node>() };
    near.set(start, seen);
    walkTree(start, (node) => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return false;
      const named = isNamed(node) ? find(node) : undefined;
      if (named && !ERRORS.test(named.getSourceFile().fileName)) seen.next.add(named);
      return true;
    });
    return seen;
  };

  return {
    find,
    codes(start) {
      const codes = new Set<string>();
      const seen = new Set([start]);
      // A set grows while it is walked.
      for (const place of seen) {
        const { codes: here, next } = readNode(place);
        for (const code of here) codes.add(code);
        for (const each of next) seen.add(each);
      }
      return codes;
    },
  };
}

/** Whether a node is a name that may lead somewhere: no key, no member of something unknown. */
function isNamed(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return ts.isIdentifier(node.expression);
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}

/** The codes of errors that are named directly in a piece of code. */
export function codesOf(start: ts.Node, find: Find): Set<string> {
  const codes = new Set<string>();
  walkTree(start, (node) => {
    if (ts.isTypeNode(node)) return false;
    const isMember = ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node);
    if (!isMember || !ts.isIdentifier(node.expression)) return true;
    const table = find(node.expression);
    if (!table || !ERRORS.test(table.getSourceFile().fileName)) return true;
    if (ts.isPropertyAccessExpression(node)) codes.add(node.name.text);
    else {
      // Of a choice, each: `errors[isOver ? 'over' : 'not-ready']`.
      walkTree(node.argumentExpression, (part) => {
        if (ts.isStringLiteralLike(part)) codes.add(part.text);
        return true;
      });
    }
    return false;
  });
  return codes;
}

/** Resolves names by scopes and imports; imports lead to files, since there are no barrels. */
function createFind(project: Project): Find {
  const scopes = new Map<ts.Node, Map<string, ts.Node>>();
  const scopeOf = (place: ts.Node) => {
    const known = scopes.get(place);
    if (known) return known;
    const names = namesIn(place);
    scopes.set(place, names);
    return names;
  };
  const exported = (file: string | undefined, name: string) =>
    file && project.has(file) ? scopeOf(project.tree(file)).get(name) : undefined;

  const findName = (identifier: ts.Identifier): ts.Node | undefined => {
    for (let place: ts.Node | undefined = identifier.parent; place; place = place.parent) {
      const found = scopeOf(place).get(identifier.text);
      if (!found) continue;
      if (!ts.isImportSpecifier(found)) return found;
      const file = fileOfImport(found);
      return exported(file, (found.propertyName ?? found.name).text);
    }
    return undefined;
  };

  return (named) => {
    if (ts.isIdentifier(named)) {
      const found = findName(named);
      return found && ts.isNamespaceImport(found) ? undefined : found;
    }
    if (!ts.isPropertyAccessExpression(named) || !ts.isIdentifier(named.expression))
      return undefined;
    const module = findName(named.expression);
    if (!module || !ts.isNamespaceImport(module)) return undefined;
    return exported(fileOfImport(module), named.name.text);
  };
}

/** The declarations directly in a scope, by name; a parameter hides what has its name outside. */
function namesIn(place: ts.Node): Map<string, ts.Node> {
  const names = new Map<string, ts.Node>();
  const addAll = (name: ts.BindingName, declaration: ts.Node) => {
    if (ts.isIdentifier(name)) names.set(name.text, declaration);
    else {
      for (const part of name.elements) {
        if (ts.isBindingElement(part)) addAll(part.name, declaration);
      }
    }
  };
  if (ts.isFunctionLike(place)) {
    for (const { name } of place.parameters) addAll(name, name);
  }
  if (!ts.isSourceFile(place) && !ts.isBlock(place)) return names;
  for (const statement of place.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) names.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const each of statement.declarationList.declarations) addAll(each.name, each);
    } else if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (!bindings) continue;
      if (ts.isNamespaceImport(bindings)) names.set(bindings.name.text, bindings);
      else for (const each of bindings.elements) names.set(each.name.text, each);
    }
  }
  return names;
}

/** The file that an import names, from the root of the project; undefined for a package. */
function fileOfImport(imported: ts.Node): string | undefined {
  let declaration = imported;
  while (!ts.isImportDeclaration(declaration)) declaration = declaration.parent;
  if (!ts.isStringLiteralLike(declaration.moduleSpecifier)) return undefined;
  const from = declaration.moduleSpecifier.text;
  if (from.startsWith('.')) {
    return posix.join(posix.dirname(declaration.getSourceFile().fileName), from);
  }
  const own = /^@hafi\/(contract|base|i18n)\/(.+)$/.exec(from);
  return own ? `packages/${own[1]}/src/${own[2]}.ts` : undefined;
}
