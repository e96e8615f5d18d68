/** Where medicines are in the web app: one's own, or those of an elder of one's circle. */
export const medicationLink = (elderId?: string): string =>
  `/healthcare?tab=medications${elderId ? `&elder=${elderId}` : ''}`;
