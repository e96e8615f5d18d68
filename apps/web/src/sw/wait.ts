/** Resolves to null after so many milliseconds. */
export const after = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));
