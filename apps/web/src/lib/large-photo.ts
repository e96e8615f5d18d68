/** The URL of a photo's larger square (512 pixels), from that of its smaller one. */
export const largePhoto = (address: string | null): string | null =>
  address?.replace(/-128$/, '-512') ?? null;
