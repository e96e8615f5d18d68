import { Problem, type ProblemDocument } from '@hafi/contract/core/problem';
import { uploadPath } from '@hafi/contract/core/uploads';
import { offline, pageHeaders, problemOf } from '../api.ts';
import { reopen } from '../update/reopen.ts';
import { uploadPiece } from './upload-piece.ts';
import { watchSilence } from './watch-silence.ts';

/** Delay before a retry while the device believes that it is online, in milliseconds. */
const retryDelayMs = 3000;

export interface UploadWatch {
  /** The account id: another person on this device starts a new upload. */
  readonly person: string;
  readonly signal: AbortSignal;
  /** Called with the part that has arrived, 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Called with true while the network is gone; the upload resumes by itself. */
  readonly onWaiting: (waiting: boolean) => void;
}

/** A key under which an upload resumes after a reload, without storing the file's name. */
async function fingerprintOf(file: File, person: string): Promise<string> {
  const { lastModified, name, size, type } = file;
  const facts = new TextEncoder().encode(JSON.stringify([person, name, type, size, lastModified]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', facts));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Resolves when the network may be back. */
function networkBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(done, retryDelayMs) : undefined;
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

function refusalOf(status: number, body: string): Problem {
  try {
    return problemOf(status, JSON.parse(body) as Partial<ProblemDocument>, null);
  } catch {
    return problemOf(status, {}, null);
  }
}

/**
 * Uploads a file by the tus protocol and returns the id of the upload. Waits for a lost network,
 * however long; the same file chosen again after a reload resumes where it stopped.
 * @throws Problem with the server's message; `signal`'s reason when it aborts
 */
export async function uploadFile(file: File, watch: UploadWatch): Promise<string> {
  const { onProgress, onWaiting, person, signal } = watch;
  const { DetailedError, Upload } = await import('tus-js-client').catch(reopen);
  const isLasting = 'subtle' in crypto;
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL(uploadPath, location.href).href,
      chunkSize: uploadPiece,
      retryDelays: null,
      storeFingerprintForResuming: isLasting,
      removeFingerprintOnSuccess: true,
      ...(isLasting ? { fingerprint: () => fingerprintOf(file, person) } : {}),
      headers: pageHeaders(person),
      onProgress: (sent, total) => {
        silence.onBytes();
        onWaiting(false);
        onProgress(total ? sent / total : 0);
      },
      onSuccess: () => {
        silence.stop();
        resolve(upload.url?.split('/').at(-1) ?? '');
      },
      onError: async (error) => {
        silence.stop();
        const answer = error instanceof DetailedError ? error.originalResponse : null;
        const status = answer?.getStatus() ?? 0;
        // 409 and 423: the server is still writing what arrived before the network was lost.
        const refusal = refusalOf(status, answer?.getBody() ?? '');
        const isBusy = status === 423 || (status === 409 && refusal.code !== 'other-person');
        if (status >= 400 && !isBusy) {
          reject(refusal);
          return;
        }
        if (!(error instanceof DetailedError)) {
          reject(new Problem(offline));
          return;
        }
        onWaiting(status === 0);
        await networkBack(signal);
        if (!signal.aborted) start();
      },
    });
    const start = () => {
      silence.onBytes();
      upload.start();
    };
    // A network that accepted a piece and says nothing more: another attempt asks what arrived.
    const silence = watchSilence({
      onQuiet: () => onWaiting(true),
      onStuck: () => void upload.abort().then(() => signal.aborted || start()),
    });
    signal.addEventListener('abort', () => {
      silence.stop();
      void upload.abort();
      reject(signal.reason);
    });
    void upload.findPreviousUploads().then(([earlier]) => {
      if (signal.aborted) return;
      if (earlier) upload.resumeFromPreviousUpload(earlier);
      start();
    }, reject);
  });
}
