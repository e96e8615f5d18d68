import axe from 'axe-core';

/** Rules that need layout or style, or a whole page. */
const off = [
  'color-contrast',
  'target-size',
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'document-title',
  'html-has-lang',
  'bypass',
];

/**
 * Fails if axe finds a violation in the rendered element (WCAG 2.2 A and AA, and best practices):
 * names, roles, attributes and order. A browser test on the gallery checks colours and sizes.
 */
export async function expectNoAxeViolations(root: Element = document.body): Promise<void> {
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
  );
  if (found.length > 0) throw new Error(['axe found:', ...found].join('\n'));
}
