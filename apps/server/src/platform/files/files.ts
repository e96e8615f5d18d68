/**
 * Stores whole files by id. The ids are ours, so no file name chosen by a person reaches the store.
 * All methods reject with `FilesAway` while a store on another machine cannot be reached.
 */
export interface Files {
  /** Where the files are, without credentials: two processes with the same location share them. */
  readonly location: string;
  /** Stores the bytes durably before it resolves; replaces a file of the same id as a whole. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes, or null when there is no such file. */
  get(id: string): Promise<Uint8Array | null>;
  remove(id: string): Promise<void>;
  /** Rejects when the store cannot be used. */
  check(): Promise<void>;
}

const idPattern = /^[a-z0-9-]{8,100}$/;

/**
 * The folder of a file: files are spread over 256 folders by the last two characters of their id.
 * The same on every store, so that files can be copied from one to another as they are.
 */
export function folderOf(id: string): string {
  if (!idPattern.test(id)) throw new Error('not a file id');
  return id.slice(-2);
}
