/** One block of text that is read without a break. */
export interface SpokenBlock {
  readonly element: HTMLElement;
  readonly text: string;
  /** The id of its recorded clip, if there is one. */
  readonly clip: string | undefined;
}

const unspoken =
  'script, style, noscript, template, svg, select, [hidden], [aria-hidden="true"], [data-unspoken]';
const textBlocks =
  'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, caption, figcaption, legend, blockquote, summary';
const alone = 'button, a, label';

const isOnScreen = (element: Element): boolean =>
  typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : element.getClientRects().length > 0;

/** The element whose text is read together: a whole paragraph, not each link in it. */
function blockOf(parent: HTMLElement): HTMLElement {
  return (
    parent.closest<HTMLElement>('[data-clip]') ??
    parent.closest<HTMLElement>(textBlocks) ??
    parent.closest<HTMLElement>(alone) ??
    parent
  );
}

/** A part of a path that is the same for everybody, unlike an id or a secret. */
const isFixed = (part: string) => /^[a-z][a-z-]*$/.test(part);

/**
 * The clip id of a page title: `family-connect-title` for `/family-connect`, `home-title` for the
 * home page, `check-ins-title` for `/check-ins/<id>`.
 */
function titleClip(path: string): string {
  const name = path.split('/').filter(isFixed).join('-');
  return `${name === '' ? 'home' : name}-title`;
}

/**
 * The readable blocks of a page's main part, in order, without hidden elements. `path` determines
 * the clip id of the title; `isShown` says whether an element is visible.
 */
export function blocksOf(
  main: HTMLElement,
  path: string,
  isShown: (element: Element) => boolean = isOnScreen,
): SpokenBlock[] {
  const found = new Map<HTMLElement, string[]>();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    if (!text || !parent || parent.closest(unspoken) || !isShown(parent)) continue;
    const block = blockOf(parent);
    found.set(block, [...(found.get(block) ?? []), text]);
  }
  return [...found].map(([element, texts]) => ({
    element,
    text: texts.join(' ').replace(/ (?=[.,;:!?)](\s|$))/g, ''),
    clip: element.dataset.clip ?? (element.tagName === 'H1' ? titleClip(path) : undefined),
  }));
}
