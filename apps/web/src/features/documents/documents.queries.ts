import * as contract from '@hafi/contract/documents/documents.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';

/** An elder's documents. */
export function useDocuments(elderId: string) {
  return useQuery({
    queryKey: ['health', elderId, 'documents'],
    queryFn: async ({ signal }) =>
      (await call(contract.listDocuments, { params: { id: elderId }, signal })).data,
  });
}

function useDocumentMutation<V, R>(elderId: string, run: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ['health', elderId, 'documents'] }),
  });
}

/** Keeps a file that was sent as a document. */
export function useAddDocument(elderId: string) {
  return useDocumentMutation(elderId, (body: z.input<typeof contract.addDocument.body>) =>
    call(contract.addDocument, { params: { id: elderId }, body }),
  );
}

/** Deletes a document. */
export function useRemoveDocument(elderId: string) {
  return useDocumentMutation(elderId, (documentId: string) =>
    call(contract.removeDocument, { params: { id: elderId, documentId } }),
  );
}

/** Makes a link to a document; answers it, this once. */
export function useShareDocument(elderId: string, documentId: string) {
  return useDocumentMutation(
    elderId,
    async (body: z.input<typeof contract.shareDocument.body>) =>
      (await call(contract.shareDocument, { params: { id: elderId, documentId }, body })).data,
  );
}

/** Ends a link. */
export function useEndShare(elderId: string) {
  return useDocumentMutation(elderId, (shareId: string) =>
    call(contract.endShare, { params: { id: elderId, shareId } }),
  );
}

/** What a link opens. */
export function useSharePreview(token: string) {
  return useQuery({
    queryKey: ['health', 'shared-document', token],
    queryFn: async ({ signal }) =>
      (await call(contract.previewShare, { params: { token }, signal })).data,
    enabled: token !== '',
    retry: false,
  });
}
