/** Somebody who was told that an elder has died: a person, or the number of a contact without an account. */
export type NotifiedOfDeath = { readonly personId: string } | { readonly phone: string };
