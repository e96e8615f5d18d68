import type { contactTexts } from '@hafi/contract/support/contact-texts';

type ContactTexts = typeof contactTexts;

/**
 * The id of a text that the server says too. Its words are in the page's catalogue; the English of
 * the contract would be loaded beside them.
 */
export const contactTextId = <K extends keyof ContactTexts>(name: K): ContactTexts[K]['id'] =>
  `contact.${name}` as ContactTexts[K]['id'];
