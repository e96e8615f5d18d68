import { changePhoto, removePhoto } from '@hafi/contract/accounts/photo.contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '../../../kit/shrink-picture.ts';
import { call } from '../../../lib/api.ts';
import { sendFile } from '../../../lib/files/send-file.ts';
import { refreshSession } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';

/** The state of a photo change. `again` retries a failed one. */
export type PhotoState =
  | { at: 'rest' }
  | { at: 'sending'; done: number }
  | { at: 'removing' }
  | { at: 'failed'; text: string; again?: () => void };

/** Uploads or removes the person's photo, one change at a time, and says when it is done. */
export function usePhotoUpload(say: (text: string | null) => void) {
  const { i18n, t } = useLingui();
  const [state, setState] = useState<PhotoState>({ at: 'rest' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const faults = {
    empty: t`This picture is damaged or not complete. Please choose another one.`,
    'wrong-kind': t`This is not a JPG, GIF or PNG picture. Please choose another one.`,
    'too-large': t`This photo is larger than 2 MB. Please choose a smaller one.`,
  };

  const choose = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    const show = (next: PhotoState) => {
      if (!signal.aborted) setState(next);
    };
    say(null);
    show({ at: 'sending', done: 0 });
    try {
      const small = await shrinkPicture(file);
      if (typeof small === 'string') return show({ at: 'failed', text: faults[small] });
      const onProgress = (done: number) => show({ at: 'sending', done });
      if (!signal.aborted) await sendFile(changePhoto, small, { onProgress, signal });
      await refreshSession();
      show({ at: 'rest' });
      if (!signal.aborted) say(t`Your new photo is shown.`);
    } catch (error) {
      show({ at: 'failed', text: problemText(error, i18n), again: () => void choose(file) });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ at: 'rest' });
  };

  const remove = async () => {
    say(null);
    setState({ at: 'removing' });
    try {
      await call(removePhoto, {});
      await refreshSession();
      setState({ at: 'rest' });
      say(t`Your photo is removed. Your initials are shown.`);
    } catch (error) {
      setState({ at: 'failed', text: problemText(error, i18n), again: () => void remove() });
    }
  };

  return { state, choose, cancel, remove };
}
