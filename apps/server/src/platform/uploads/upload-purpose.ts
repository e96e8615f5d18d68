import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ErrorDefinition } from '@hafi/contract/core/errors';
import { Problem } from '@hafi/contract/core/problem';
import { type UploadPurpose, uploadPurposes } from '@hafi/contract/core/uploads';
import { uploadErrors } from '@hafi/contract/core/uploads.errors';
import { Metadata } from '@tus/server';

/** What a file that is empty or too large for its purpose is answered with. */
export const tooLarge: Readonly<Record<UploadPurpose, ErrorDefinition>> = {
  document: uploadErrors['upload-too-large'],
  message: uploadErrors['message-file-too-large'],
};

const isPurpose = (text: unknown): text is UploadPurpose =>
  uploadPurposes.some((purpose) => purpose === text);

/**
 * What a file is uploaded for, from the header `Upload-Metadata` of the tus protocol.
 * @throws Problem unreadable-request when the header cannot be read or names another purpose
 */
export function purposeOf(header: string | readonly string[] | undefined): UploadPurpose {
  if (!header) return 'document';
  try {
    const { purpose = 'document' } = Metadata.parse(String(header));
    if (isPurpose(purpose)) return purpose;
  } catch {
    // What tus cannot read is refused below.
  }
  throw new Problem(coreErrors['unreadable-request']);
}
