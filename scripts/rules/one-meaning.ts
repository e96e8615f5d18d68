import ts from 'typescript';
import { isCode, lineOf, walkTree } from './project.ts';
import type { Finding, Rule } from './rule.ts';

interface Word {
  readonly forms: readonly string[];
  /** Files in which the word can only have its own meaning, and those that repeat an older name. */
  readonly files: RegExp;
  /** Names that say the meaning themselves, as words: `care visit schedules`. */
  readonly names: RegExp;
  /** Names of the API and of tables: they stay as properties, and where those are destructured. */
  readonly fields?: RegExp;
  readonly instead: string;
}

/** Words that have had several meanings; docs/glossary.md says which one they keep. */
const WORDS: readonly Word[] = [
  {
    forms: ['visit', 'visits', 'visited', 'visiting'],
    // The offline entries of home visits, the stored subject of the access log, and former tables.
    files:
      /caregivers|volunteering|care-stage|lib\/outbox\/|my-data-codes|access-log|test\/upgrade\//,
    // `nextVisit` is a field of the API: an open page of the version before asks for it.
    names: /\b(care|home) visit|\bvisit (schedule|id)|^next visit$/,
    instead: 'a visit is a home visit: say appointment, load, request, or careVisit',
  },
  {
    forms: ['look', 'looks', 'looked', 'looking'],
    // A level of well-being, in the API and its texts.
    files: /features\/alerts\//,
    names: /^$/,
    instead: 'say view (of data), variant or appearance (of a screen), poll or check',
  },
  {
    forms: ['told', 'asked', 'heard', 'unheard', 'anew', 'around', 'beside', 'whole', 'standing'],
    // The others name a value of a text by one of these words: the catalogues know it under that name.
    files:
      /test\/upgrade\/|bank\/(arrivals|transfer-panel)|open-emergencies|urgent-task|money-back/,
    // Fields of the API, columns, and values named in texts; `isWhole` is kept by devices.
    names:
      /^(circle )?told( late)? at$|^asked (at|by|phone)$|^heard (at|by)$|^last heard$|^unheard since$|^whole (at|day)$|^after whole$|^may be asked$|^will be told$|^allergies asked$/,
    fields: /^(told|asked|standing|(is )?whole|heard|unheard)$/,
    instead: 'say what the trade says: notified, requested, received, again, circle, full, status',
  },
  {
    forms: ['hurry', 'stray', 'left call'],
    files: /test\/upgrade\//,
    names: /^$/,
    fields: /^stray$/,
    instead: 'say what the trade says: urgent, unallocated, unsent',
  },
];

/** The words of a name, in lower case: `care visit entries` of `careVisitEntries`. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();

function fault(file: string, name: string, isField = false): string | undefined {
  const words = wordsOf(name);
  return WORDS.find(
    ({ fields, files, forms, names }) =>
      forms.some((form) => ` ${words} `.includes(` ${form} `)) &&
      !files.test(file) &&
      !names.test(words) &&
      !(isField && fields?.test(words)),
  )?.instead;
}

/** Whether an identifier names a property, or a variable destructured from one of this name. */
const isField = ({ parent }: ts.Identifier) =>
  ts.isObjectLiteralElement(parent) ||
  ts.isTypeElement(parent) ||
  ts.isClassElement(parent) ||
  (ts.isBindingElement(parent) && !parent.propertyName);

/** Whether an identifier gives something its name, other than under the name that it has elsewhere. */
const declares = (node: ts.Identifier) =>
  'name' in node.parent &&
  node.parent.name === node &&
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isImportSpecifier(node.parent) &&
  !ts.isJsxAttribute(node.parent);

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  walkTree(tree, (node) => {
    if (ts.isIdentifier(node) && declares(node)) {
      const instead = fault(file, node.text, isField(node));
      const line = lineOf(tree, node.getStart(tree));
      if (instead) findings.push({ file, line, message: `"${node.text}": ${instead}` });
    }
    return true;
  });
  return findings;
}

/** Names use the words of the glossary in the one meaning that they have there. */
export const oneMeaning: Rule = {
  name: 'one-meaning',
  about: 'a word of docs/glossary.md has one meaning, in names of files and of code',
  check: (project) =>
    project.files
      .filter((file) => /^(apps|packages|e2e|bench|scripts)\//.test(file) && isCode(file))
      .flatMap((file) => {
        const named = fault(file, file.slice(file.lastIndexOf('/') + 1));
        const findings = checkTree(file, project.tree(file));
        return named ? [{ file, message: named }, ...findings] : findings;
      }),
};
