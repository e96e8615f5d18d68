import axe from 'axe-core';

/** What a document without layout and style cannot tell, or what only a whole page can answer. */
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
 * Fails unless axe finds nothing in what is drawn (WCAG 2.2 A and AA, and best practices): names,
 * roles, attributes and order. Colours and sizes are looked at in a browser, on the gallery's page.
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
