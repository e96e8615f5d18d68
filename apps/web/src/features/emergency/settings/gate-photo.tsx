import { photoTypes } from '@hafi/contract/accounts/photo-rules';
import {
  changeGatePhoto,
  getGatePhoto,
  removeGatePhoto,
} from '@hafi/contract/emergency/gate-photo.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { PhotoPicker } from '@hafi/ui/photo-picker/photo-picker';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { type PictureFault, shrinkPicture } from '../../../kit/shrink-picture.ts';
import { urlOf } from '../../../lib/api.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import type { CallFor } from '../call/own-call.ts';
import styles from '../place/gate-image.module.css';
import { GateImage } from '../place/gate-image.tsx';

/** The photo of the gate, by which whoever comes knows the house. */
export function GatePhoto({ elder, exists }: { elder: CallFor; exists: boolean }) {
  const { t } = useLingui();
  const params = { id: elder.id };
  const save = useAct(changeGatePhoto, (body: Blob) => ({ params, body }), { waits: true });
  const remove = useAct(removeGatePhoto, () => ({ params }), { waits: true });
  const [fault, setFault] = useState<PictureFault | null>(null);
  // Browsers keep a picture while the page stands; another one needs another address.
  const [version, setVersion] = useState(0);
  const faults = {
    empty: t`This picture is damaged or not complete. Please choose another one.`,
    'wrong-kind': t`This is not a JPG, GIF or PNG picture. Please choose another one.`,
    'too-large': t`This photo is larger than 2 MB. Please choose a smaller one.`,
  };
  const choose = async (file: File) => {
    remove.reset();
    const small = await shrinkPicture(file);
    setFault(typeof small === 'string' ? small : null);
    if (typeof small === 'string') return;
    save.mutate(small, {
      done: t`The photo of the gate is kept.`,
      onSuccess: () => setVersion((each) => each + 1),
    });
  };
  return (
    <section aria-labelledby="gate-photo" className={styles.setting}>
      <h3 id="gate-photo">
        <Trans>Photo of the gate</Trans>
      </h3>
      <PhotoPicker
        shown={
          exists ? <GateImage src={`${urlOf(getGatePhoto, { params })}?v=${version}`} /> : null
        }
        label={exists ? t`Take another photo` : t`Take or choose a photo`}
        hint={
          <Trans>Whoever is asked to come sees it beside the way, only while help is called.</Trans>
        }
        accept={photoTypes.join(',')}
        onChoose={(file) => void choose(file)}
        remove={
          exists
            ? {
                label: t`Remove the photo`,
                onRemove: () =>
                  remove.mutate(undefined, { done: t`The photo of the gate is removed.` }),
                busy: remove.isPending,
              }
            : undefined
        }
      >
        {save.isPending ? (
          <p role="status">
            <Trans>Sending the photo...</Trans>
          </p>
        ) : null}
        {fault ? (
          <Alert tone="error" live="assertive">
            {faults[fault]}
          </Alert>
        ) : null}
        <ActFailure act={save} />
        <ActFailure act={remove} />
      </PhotoPicker>
    </section>
  );
}
