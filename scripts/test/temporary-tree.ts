import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from '../run-command.ts';

/**
 * Creates a small work tree of the given files (path to text) and returns its folder. Removed when
 * the test finishes.
 */
export function temporaryTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'hafi-tree-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Copies files of the project itself (such as its settings) into a temporary tree. */
export function borrow(root: string, paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
}

/** Links installed packages into a temporary tree by name. */
export function linkPackages(root: string, packages: Record<string, string>): void {
  for (const [name, target] of Object.entries(packages)) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, 'dir');
  }
}
