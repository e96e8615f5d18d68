import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** Calls that load a part lazily, with its own messages. */
const lazyCalls = new Set(['lazyPage', 'lazyDataPage', 'lazyPart', 'loadWithWords']);

/** A call that loads a part lazily. */
export interface LazyCall {
  readonly callee: string;
  /** The file of the part. */
  readonly file: string;
  /** Where the call's last argument ends in the source, to insert another argument. */
  readonly end: number;
}

/** What a source file brings along. */
export interface SourceModule {
  /** Files loaded with it: its imports, and lazy imports without messages of their own. */
  readonly imports: readonly string[];
  readonly lazy: readonly LazyCall[];
  /** Whether it contains translatable texts. */
  readonly hasWords: boolean;
}

const holdsText = /@lingui\/(?:core|react)\/macro|\/\*\*? ?i18n ?\*\//;

/**
 * The file that an import of our own code resolves to; undefined for libraries, styles and data.
 */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.includes('?')) return undefined;
  let path: string;
  if (specifier.startsWith('.')) {
    path = join(from, '..', specifier);
  } else if (specifier.startsWith('@hafi/')) {
    const [, name = '', ...rest] = specifier.split('/');
    path = join(root, 'packages', name, 'src', rest.join('/'));
  } else {
    return undefined;
  }
  const candidates = [path, `${path}.ts`, `${path}.tsx`];
  return candidates.find((each) => /\.tsx?$/.test(each) && existsSync(each));
}

/** Whether only types are imported, which do not exist in the browser. */
function importsOnlyTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const named = importClause.namedBindings;
  return (
    !importClause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** Whether a part is declared to load with its file: `early(lazyPart(...))`. */
const isEarly = ({ parent }: ts.CallExpression): boolean =>
  ts.isCallExpression(parent) &&
  ts.isIdentifier(parent.expression) &&
  parent.expression.text === 'early';

/**
 * Parses the imports of a source file. A contract brings nothing along: the browser gets only its
 * addresses (`light-contract.ts`).
 */
export function readModule(file: string, text = readFileSync(file, 'utf8')): SourceModule {
  if (/\.(contract|errors)\.ts$/.test(file)) return { imports: [], lazy: [], hasWords: false };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const imports: string[] = [];
  const lazy: LazyCall[] = [];
  const take = (specifier: ts.Expression | undefined, into: string[]) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const found = resolveImport(file, specifier.text);
    if (found) into.push(found);
  };
  const walk = (node: ts.Node, into: string[]): void => {
    if (ts.isImportDeclaration(node)) {
      if (!importsOnlyTypes(node)) take(node.moduleSpecifier, into);
      return;
    }
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) take(node.moduleSpecifier, into);
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0], into);
      if (ts.isIdentifier(node.expression) && lazyCalls.has(node.expression.text)) {
        const later: string[] = [];
        ts.forEachChild(node, (child) => walk(child, later));
        const end = node.arguments.at(-1)?.end;
        if (!later[0] || end === undefined) return;
        lazy.push({ callee: node.expression.text, file: later[0], end });
        // What loads with the page brings its messages along.
        if (isEarly(node)) into.push(later[0]);
        return;
      }
    }
    ts.forEachChild(node, (child) => walk(child, into));
  };
  walk(tree, imports);
  return { imports, lazy, hasWords: holdsText.test(text) };
}

/** All files loaded with `entry`, including itself. */
export function filesWith(entry: string, read: (file: string) => SourceModule): Set<string> {
  const files = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...read(file).imports);
  }
  return files;
}
