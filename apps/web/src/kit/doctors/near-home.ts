/** The home from which doctors are near, of whom the signed-in person would book for. */
export interface NearHome {
  /** The code of its sector, else of its district; absent where neither is known. */
  readonly code?: string;
  readonly district?: string;
}
