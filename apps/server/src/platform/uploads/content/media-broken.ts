/** Film or sound whose parts do not fit together. */
export class MediaBroken extends Error {
  override readonly name = 'MediaBroken';
}
