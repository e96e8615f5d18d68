/** How long a payer has to answer a prompt, in milliseconds. */
export const APPROVAL_MS = 5 * 60 * 1000;
