/**
 * The store of files cannot be reached or does not work, so that the same request may succeed later.
 * `code` says how: an HTTP status (`s3-503`), or the error of the network.
 */
export class FilesAway extends Error {
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`the store of files is away (${code})`, { cause });
    this.name = 'FilesAway';
    this.code = code;
  }
}
