/** What is known about a note beside it, where its author writes it. */
export interface NoteContext {
  /** The readings and doses that were taken into it. */
  readonly taken: readonly string[];
  /** Who will read it besides the patient; names only where the author may see the circle. */
  readonly readers: { readonly count: number; readonly names: readonly string[] | null };
}
