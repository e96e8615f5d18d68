import type { Problem, ProblemDocument } from '@hafi/contract/core/problem';
import { type UploadPurpose, uploadPath } from '@hafi/contract/core/uploads';
import { DetailedError, Upload } from 'tus-js-client';
import { pageHeaders, problemOf } from '../api.ts';
import { uploadPiece } from '../files/upload-piece.ts';
import { watchSilence } from '../files/watch-silence.ts';
import { mayPass } from '../may-pass.ts';
import type { EntryUpload } from './outbox-entry.ts';
import { beginUpload, endUpload, noteUploaded } from './uploads-under-way.ts';

/** What has become of an attempt to upload the file of an entry. */
export type Uploaded =
  | { readonly state: 'whole'; readonly upload: EntryUpload }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly problem: Problem };

/** The server is still writing what arrived before the network was lost. */
const busy = [409, 423];

function outcomeOf(error: unknown): Uploaded {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  const status = answer?.getStatus() ?? 0;
  if (status < 400) return { state: 'waiting' };
  let document: Partial<ProblemDocument> = {};
  try {
    document = JSON.parse(answer?.getBody() ?? '') as Partial<ProblemDocument>;
  } catch {
    // Not from our server: its status says enough.
  }
  const problem = problemOf(status, document, null);
  if (busy.includes(status)) return { state: 'waiting' };
  return mayPass(problem) ? { state: 'waiting' } : { state: 'refused', problem };
}

/** The id of an upload, as the server's address of it ends. */
export const idOfUpload = ({ url }: EntryUpload): string => url.split('/').at(-1) ?? '';

/**
 * Uploads the file of an entry from where it was. Ends as `waiting` when the network is lost, nothing
 * moves or it was stopped: the next attempt goes on.
 */
export function uploadEntry(given: {
  readonly entryId: string;
  /** An account id: whose it is. */
  readonly person: string;
  readonly file: Blob;
  readonly purpose: UploadPurpose;
  readonly begun: EntryUpload | undefined;
  /** Keeps where the upload is, so that a killed page goes on there. */
  readonly keep: (upload: EntryUpload) => Promise<void>;
}): Promise<Uploaded> {
  const { begun, entryId, file, keep, person, purpose } = given;
  if (begun?.isWhole) return Promise.resolve({ state: 'whole', upload: begun });
  const signal = beginUpload(entryId);
  return new Promise<Uploaded>((resolve) => {
    const end = (outcome: Uploaded) => {
      silence.stop();
      resolve(outcome);
    };
    const upload = new Upload(file, {
      endpoint: new URL(uploadPath, location.href).href,
      ...(begun ? { uploadUrl: begun.url } : {}),
      metadata: { purpose },
      chunkSize: uploadPiece,
      retryDelays: null,
      storeFingerprintForResuming: false,
      headers: pageHeaders(person),
      onUploadUrlAvailable: () => {
        if (upload.url && upload.url !== begun?.url) void keep({ url: upload.url });
      },
      onProgress: (sent, total) => {
        silence.onBytes();
        noteUploaded(entryId, total ? sent / total : 0);
      },
      onSuccess: () => {
        const complete: EntryUpload = { url: upload.url ?? '', isWhole: true };
        // Kept before it is named anywhere: named once, it is this upload at every attempt.
        keep(complete).then(
          () => end({ state: 'whole', upload: complete }),
          () => end({ state: 'waiting' }),
        );
      },
      onError: (error) => end(outcomeOf(error)),
    });
    const stop = () => {
      void upload.abort();
      end({ state: 'waiting' });
    };
    const silence = watchSilence({ onStuck: stop });
    // Nobody wants the file any more; what has arrived of it goes by itself after a day.
    signal.addEventListener('abort', stop);
    silence.onBytes();
    upload.start();
  }).finally(() => endUpload(entryId));
}
