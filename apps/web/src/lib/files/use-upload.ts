import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from './upload-file.ts';

/** Uploads one file at a time for a form, and describes the progress in words. */
export function useUpload(person: string) {
  const { t } = useLingui();
  const [state, setState] = useState<{ done: number; waiting: boolean } | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Returns the id of the upload; null when it was stopped. */
  const send = async (file: File): Promise<string | null> => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    setState({ done: 0, waiting: !navigator.onLine });
    const change = (part: { done?: number; waiting?: boolean }) => {
      if (!signal.aborted) setState((before) => before && { ...before, ...part });
    };
    try {
      return await uploadFile(file, {
        person,
        signal,
        onProgress: (done) => change({ done }),
        onWaiting: (waiting) => change({ waiting }),
      });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (running.current === stop) setState(null);
    }
  };
  const percent = Math.round((state?.done ?? 0) * 100);
  const sending = state
    ? {
        done: state.done,
        label: state.waiting
          ? t`No internet. It goes on by itself once it is back: ${percent} %`
          : t`Sending: ${percent} %`,
        cancelLabel: t`Stop`,
        onCancel: () => running.current?.abort(),
      }
    : undefined;
  return { send, sending };
}
