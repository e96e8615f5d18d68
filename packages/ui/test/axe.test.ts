import { afterEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';

/** An element with this HTML, exempt from our lint rules so that it may be wrong. */
function holding(html: string): Element {
  document.body.innerHTML = html;
  return document.body;
}

afterEach(() => {
  document.body.innerHTML = '';
});

// Shows that the checks fail when they should.
it.each([
  ['button-name', '<button></button>'],
  ['image-alt', '<img src="data:,">'],
  ['label', '<input>'],
  ['aria-valid-attr-value', '<button aria-expanded="maybe">Menu</button>'],
  ['aria-required-children', '<div role="listbox" aria-label="Found"><p role="note">x</p></div>'],
  ['aria-required-attr', '<div role="slider" tabindex="0" aria-label="How much"></div>'],
  ['heading-order', '<h1>One</h1><h3>Three</h3>'],
  ['nested-interactive', '<button>Save <a href="/">all</a></button>'],
])('axe finds a breach of %s', async (rule, html) => {
  await expect(expectNoAxeViolations(holding(html))).rejects.toThrow(rule);
});

it('axe is content with what is sound', async () => {
  await expectNoAxeViolations(holding('<button>Save</button>'));
});
