import ts from 'typescript';
import { isCode, lineOf, walkTree } from './project.ts';
import type { Rule } from './rule.ts';

const LINKS = 'packages/contract/src/core/links.ts';
const FEATURES = 'apps/server/src/features/';

/** The first part of an address that a text is or begins with: `/healthcare` of `/healthcare%`. */
const firstPart = (text: string) => /^\/[a-z][a-z-]*(?![a-z-])/.exec(text)?.[0];

/** The texts of a tree that may be an address, or its beginning, with their positions. */
function textsOf(tree: ts.SourceFile): { text: string; at: number }[] {
  const texts: { text: string; at: number }[] = [];
  walkTree(tree, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      texts.push({ text: node.text, at: node.getStart(tree) });
    }
    return true;
  });
  return texts;
}

/** A page that moves is then found in one file, and a test there matches it with its route. */
export const pageAddresses: Rule = {
  name: 'page-addresses',
  about: `features of the server name pages of the web app by ${LINKS}`,
  check: (project) => {
    if (!project.has(LINKS)) return [];
    const pages = new Set(
      textsOf(project.tree(LINKS)).flatMap(({ text }) => firstPart(text) ?? []),
    );
    return project.files
      .filter((file) => file.startsWith(FEATURES) && isCode(file) && !file.includes('.test.'))
      .flatMap((file) => {
        const tree = project.tree(file);
        return textsOf(tree)
          .filter(({ text }) => pages.has(firstPart(text) ?? ''))
          .map(({ at, text }) => ({
            file,
            line: lineOf(tree, at),
            message: `"${text}" is an address of a page: take it from links`,
          }));
      });
  },
};
