/** Kinds of document that families and clinics hand around in Rwanda. */
export const documentKinds = [
  'lab-result',
  'prescription',
  'imaging',
  'referral',
  'insurance-card',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The LOINC document codes of the kinds (FHIR R4 `DocumentReference.type`); none for the rest. */
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

/** For how long a document can be shared by a link, in hours. */
export const shareHours = [1, 24, 168, 720] as const;
export type ShareHours = (typeof shareHours)[number];

/** What an elder's record holds of documents, and a document of open links. */
export const documentLimits = { documents: 200, shares: 10 } as const;
