/** What is played. */
export interface Voice {
  /** Its bytes, asked for when somebody presses play. */
  readonly load: () => Promise<Blob>;
  readonly mediaType: string;
  readonly seconds: number;
  readonly waveform: readonly number[];
}
