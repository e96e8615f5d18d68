import ts from 'typescript';
import { isTest, lineOf } from './project.ts';
import type { Finding, Rule } from './rule.ts';

const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'heading',
]);
const UNSPOKEN = new Set(['className', 'id', 'href', 'to', 'd', 'fill', 'points', 'transform']);
const MACROS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const LETTER = /\p{L}/u;
const SENTENCE = /^\p{Lu}\p{Ll}+[,.!?]?\s+\p{L}/u;
/** The gallery and its examples are only for developers. */
const GALLERY = /^packages\/ui\/(gallery\/|.+[.]example[.]tsx$)/;
/** Our name is the same in every language. */
const NAMES = new Set(['Hafi']);

/** Every text for users comes from the catalogues. */
export const rawWords: Rule = {
  name: 'raw-words',
  about: 'no words written directly into JSX: use the Lingui macros (web) or a prop (ui)',
  check: (project) =>
    project.files
      .filter((file) => /^(apps\/web|packages\/ui)\/.+\.tsx$/.test(file))
      .filter((file) => !isTest(file) && !GALLERY.test(file))
      .flatMap((file) => checkTree(file, project.tree(file))),
};

function checkTree(file: string, tree: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  const found = (node: ts.Node, text: string) =>
    findings.push({
      file,
      line: lineOf(tree, node.getStart(tree)),
      message: `raw words: "${text.trim().slice(0, 60)}"`,
    });
  const walk = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && MACROS.has(node.openingElement.tagName.getText(tree))) return;
    if (ts.isJsxSelfClosingElement(node) && MACROS.has(node.tagName.getText(tree))) return;
    if (ts.isJsxText(node) && isWords(node.text)) found(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const text of literals(node.expression)) if (isWords(text.text)) found(text, text.text);
    }
    if (ts.isJsxAttribute(node) && node.initializer) {
      const name = node.name.getText(tree);
      const spoken = SPOKEN.has(name);
      for (const text of UNSPOKEN.has(name) ? [] : literals(node.initializer)) {
        if (spoken ? isWords(text.text) : SENTENCE.test(text.text)) found(text, text.text);
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return findings;
}

function isWords(text: string): boolean {
  return LETTER.test(text) && !NAMES.has(text.trim());
}

/** The string literals that an expression can evaluate to, through ?:, ||, ??, && and templates. */
function literals(node: ts.Node): ts.LiteralLikeNode[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map((span) => span.literal)];
  }
  if (ts.isJsxExpression(node)) return node.expression ? literals(node.expression) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return literals(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    const comes = new Set([
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
      ts.SyntaxKind.AmpersandAmpersandToken,
    ]);
    if (!comes.has(node.operatorToken.kind)) return [];
    return [...literals(node.left), ...literals(node.right)];
  }
  return [];
}
