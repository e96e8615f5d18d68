import ts from 'typescript';
import { definedCodes } from './defined-codes.ts';
import { lineOf, walkTree } from './project.ts';
import { type Reach, reachIn } from './reached-code.ts';
import type { Finding, Rule } from './rule.ts';

const CODE = /^apps\/server\/src\/.*\.ts$/;
const ERRORS = /^packages\/contract\/src\/.*\.errors\.ts$/;
const CORE = /\/core\.errors\.ts$/;

/** Thrown through a port, or a list of all features: no name leads there. */
const GIVEN: ReadonlySet<string> = new Set([
  'account-in-use',
  'help-under-way',
  'last-decider',
  'too-many-requests',
]);

/** Of the errors of the core, those that depend on who calls. */
const ALWAYS_POSSIBLE: ReadonlySet<string> = new Set(['not-allowed']);

/**
 * A code that `@throws Problem` of a docstring names can be thrown by what is reached from the
 * function by names; and it names each code of a feature that is reached, unless it refers to the
 * function that throws it. What any endpoint may answer (errors of the core) need not be named.
 */
export const thrownTexts: Rule = {
  name: 'thrown-texts',
  about: '`@throws Problem` names the codes that the function can throw, and no others',
  check: (project) => {
    const errors = project.files.filter((file) => ERRORS.test(file));
    const own = new Set(
      errors.filter((file) => !CORE.test(file)).flatMap((file) => definedCodes(project.tree(file))),
    );
    const core = new Set(
      errors.filter((file) => CORE.test(file)).flatMap((file) => definedCodes(project.tree(file))),
    );
    const reach = reachIn(project);
    return project.files
      .filter((file) => CODE.test(file) && !file.endsWith('.test.ts'))
      .flatMap((file) => checkFile(project.tree(file), file, { core, own, reach }));
  },
};

interface Known {
  readonly own: ReadonlySet<string>;
  readonly core: ReadonlySet<string>;
  readonly reach: Reach;
}

function checkFile(tree: ts.SourceFile, file: string, { core, own, reach }: Known): Finding[] {
  const findings: Finding[] = [];
  walkTree(tree, (node) => {
    const text = thrownBy(node);
    if (text === null) return true;
    const line = lineOf(tree, node.getStart(tree));
    const named = new Set(text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []);
    const thrown = reach.codes(node);
    for (const code of named) {
      const isCode = (own.has(code) || core.has(code)) && !GIVEN.has(code);
      if (isCode && !thrown.has(code)) {
        findings.push({ file, line, message: `says ${code}, which nothing throws` });
      }
    }
    // What it throws as another function does is said there.
    if (/\{@link|those of|Problem why/.test(text)) return true;
    for (const code of thrown) {
      if ((own.has(code) || ALWAYS_POSSIBLE.has(code)) && !named.has(code)) {
        findings.push({ file, line, message: `can throw ${code} and does not say so` });
      }
    }
    return true;
  });
  return findings;
}

/** What a function's docstring says after `@throws Problem`; null without it. */
function thrownBy(node: ts.Node): string | null {
  const isOne = ts.isFunctionDeclaration(node) || ts.isVariableStatement(node);
  if (!isOne) return null;
  for (const tag of ts.getJSDocTags(node)) {
    if (tag.tagName.text !== 'throws') continue;
    const said = ts.getTextOfJSDocComment(tag.comment) ?? '';
    const text = tag.getText();
    if (/@throws\s+(\{)?Problem/.test(text) || said.startsWith('Problem')) return text;
  }
  return null;
}
