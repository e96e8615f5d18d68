/**
 * Whether the address asks for what was unknown when its page was prerendered, such as a search or a
 * sign-in code. The language was known.
 */
export const asksMore = (): boolean =>
  [...new URLSearchParams(location.search).keys()].some((name) => name !== 'lang');
