/** Kinds of document that families and clinics use in Rwanda. */
export const documentKinds = [
  'lab-result',
  'prescription',
  'imaging',
  'referral',
  'insurance-card',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** LOINC document codes (FHIR R4 `DocumentReference.type`); kinds without a code are absent. */
export const documentCodes: Readonly<
  Record<DocumentKind, { readonly code: string; readonly display: string } | null>
> = {
  'lab-result': { code: '11502-2', display: 'Laboratory report' },
  prescription: { code: '57833-6', display: 'Prescription for medication' },
  imaging: { code: '18748-4', display: 'Diagnostic imaging study' },
  referral: { code: '57133-1', display: 'Referral note' },
  'insurance-card': { code: '64290-0', display: 'Health insurance card' },
  other: null,
};

/** How long a share link can be valid, in hours. */
export const shareHours = [1, 24, 168, 720] as const;
export type ShareHours = (typeof shareHours)[number];

/** The most documents per elder, and open share links per document. */
export const documentLimits = { documents: 200, shares: 10 } as const;
