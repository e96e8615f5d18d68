import type { DocumentKind } from '@hafi/contract/documents/document-kinds';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const documentKindNames: Readonly<Record<DocumentKind, MessageDescriptor>> = {
  'lab-result': msg`Laboratory result`,
  prescription: msg`Prescription`,
  imaging: msg`X-ray, scan or ultrasound`,
  referral: msg`Referral to another clinic`,
  'insurance-card': msg`Insurance card`,
  other: msg`Something else`,
};
