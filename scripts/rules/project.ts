import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', 'screens', 'coverage']);
const SKIPPED_AT_ROOT = new Set(['data']);

/** The files of one work tree, read and parsed once for all rules. */
export type Project = {
  root: string;
  /** Paths of all files, from the root, with forward slashes, sorted. */
  files: string[];
  has: (path: string) => boolean;
  text: (path: string) => string;
  /** The syntax tree of a .ts or .tsx file; a file with syntax errors has one too. */
  tree: (path: string) => ts.SourceFile;
  /** Names of the folders directly inside `path`; empty when it does not exist. */
  folders: (path: string) => string[];
};

/** Lists the work tree under `root`, without built, installed and data folders. */
export function openProject(root: string): Project {
  const files = walk(root, '').sort();
  const texts = new Map<string, string>();
  const trees = new Map<string, ts.SourceFile>();
  const text = (path: string): string => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const read = readFileSync(join(root, path), 'utf8');
    texts.set(path, read);
    return read;
  };
  const tree = (path: string): ts.SourceFile => {
    const known = trees.get(path);
    if (known) return known;
    const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const parsed = ts.createSourceFile(path, text(path), ts.ScriptTarget.Latest, true, kind);
    trees.set(path, parsed);
    return parsed;
  };
  return {
    root,
    files,
    has: (path) => existsSync(join(root, path)),
    text,
    tree,
    folders: (path) => {
      if (!existsSync(join(root, path))) return [];
      return readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name);
    },
  };
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (SKIPPED.has(entry.name) || (!folder && SKIPPED_AT_ROOT.has(entry.name))) return [];
      return walk(root, path);
    }
    return entry.isFile() ? [path] : [];
  });
}

/** True for TypeScript, the only language of the project's code. */
export function isCode(path: string): boolean {
  return /\.tsx?$/.test(path);
}

/** True for a test or a browser test. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** Line number (from 1) of a position in its file. */
export function lineOf(tree: ts.SourceFile, position: number): number {
  return tree.getLineAndCharacterOfPosition(position).line + 1;
}

/** Calls `enter` for a node and all its descendants; `enter` returns false to skip a subtree. */
export function walkTree(node: ts.Node, enter: (node: ts.Node) => boolean | undefined): void {
  if (enter(node) === false) return;
  ts.forEachChild(node, (child) => walkTree(child, enter));
}
