/** One thing that is said in one go. */
export interface SpokenBlock {
  readonly element: HTMLElement;
  readonly text: string;
  /** The id of the recorded clip that says it, if somebody recorded it. */
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

/** The element whose text is said together: a whole paragraph, not each link in it. */
function blockAround(parent: HTMLElement): HTMLElement {
  return (
    parent.closest<HTMLElement>('[data-clip]') ??
    parent.closest<HTMLElement>(textBlocks) ??
    parent.closest<HTMLElement>(alone) ??
    parent
  );
}

/** `/family-connect` has the title `family-connect-title`; the home page `home-title`. */
function titleClip(path: string): string {
  const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  return `${name === '' ? 'home' : name.toLowerCase()}-title`;
}

/**
 * What there is to say in the main part of a page, in order, without what is hidden. `path` names
 * the page in the id of its title's clip; `isShown` tells whether an element is on the screen.
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
    const block = blockAround(parent);
    found.set(block, [...(found.get(block) ?? []), text]);
  }
  return [...found].map(([element, texts]) => ({
    element,
    text: texts.join(' ').replace(/ (?=[.,;:!?)](\s|$))/g, ''),
    clip: element.dataset.clip ?? (element.tagName === 'H1' ? titleClip(path) : undefined),
  }));
}
