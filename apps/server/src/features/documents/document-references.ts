import { documentCodes } from '@hafi/contract/documents/document-kinds';
import type { DocumentReference } from '@medplum/fhirtypes';
import type { Platform } from '../../platform/platform.ts';
import { findDocuments } from './documents.repo.ts';

/**
 * An elder's documents as FHIR R4 DocumentReference: what they are and where the file is, which
 * opens for whoever is signed in and may read the health.
 */
export async function documentReferences(
  { db, origin }: Pick<Platform, 'db' | 'origin'>,
  elderId: string,
): Promise<DocumentReference[]> {
  const rows = await findDocuments(db, elderId);
  return rows.map((row): DocumentReference => {
    const type = documentCodes[row.kind];
    return {
      resourceType: 'DocumentReference',
      id: row.id,
      status: 'current',
      ...(type ? { type: { coding: [{ system: 'http://loinc.org', ...type }] } } : {}),
      subject: { reference: `Patient/${elderId}` },
      date: row.addedAt.toISOString(),
      content: [
        {
          attachment: {
            contentType: row.mediaType,
            url: `${origin()}/api/elders/${elderId}/documents/${row.id}/file`,
            size: row.size,
            title: row.title,
            creation: row.date,
          },
        },
      ],
    };
  });
}
