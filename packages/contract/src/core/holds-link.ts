/** What phones open when it is tapped: a scheme, www, a domain or a network address. */
const link =
  /:\/\/|(?:^|[^\p{L}\p{N}])www\.|[\p{L}\p{N}-]\.\p{L}{2,}(?![\p{L}\p{N}])|\d{1,3}(?:\.\d{1,3}){3}/iu;

/** Whether a text holds an address of the web, however its letters are drawn. */
export const holdsLink = (text: string): boolean => link.test(text.normalize('NFKC'));
