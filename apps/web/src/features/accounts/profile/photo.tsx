import { photoTypes } from '@hafi/contract/accounts/photo-rules';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { PhotoPicker } from '@hafi/ui/photo-picker/photo-picker';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { largePhoto } from '../../../lib/large-photo.ts';
import { useOnline } from '../../../lib/online.ts';
import { useOutcomeNote } from '../../../lib/outcome/outcome-note.tsx';
import { useAccount } from '../../../lib/session.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

/** The person's photo, with buttons to change it. */
export function Photo() {
  const { t } = useLingui();
  const { id, firstName, lastName, photo } = useAccount();
  const online = useOnline();
  const { note, say } = useOutcomeNote();
  const { state, choose, cancel, remove } = usePhotoUpload(say);
  const percent = state.at === 'sending' ? Math.round(state.done * 100) : 0;
  return (
    <PhotoPicker
      shown={
        <Tile
          personId={id}
          name={`${firstName} ${lastName}`}
          photo={largePhoto(photo)}
          size="portrait"
        />
      }
      label={t`Change Photo`}
      hint={
        <>
          <Trans>JPG, GIF or PNG, max 2MB</Trans>
          <br />
          <Trans>A larger photo is first made smaller on this device.</Trans>
        </>
      }
      accept={photoTypes.join(',')}
      onChoose={(file) => void choose(file)}
      sending={
        state.at === 'sending'
          ? {
              done: state.done,
              label: t`Sending the photo: ${percent} %`,
              cancelLabel: t`Cancel`,
              onCancel: cancel,
            }
          : undefined
      }
      remove={
        photo
          ? {
              label: t`Remove Photo`,
              onRemove: () => void remove(),
              busy: state.at === 'removing',
            }
          : undefined
      }
    >
      {online ? null : (
        <p>
          <Trans>No internet. A photo can be sent once it is back.</Trans>
        </p>
      )}
      {note}
      {state.at === 'failed' ? (
        <Alert
          tone="error"
          live="assertive"
          action={
            state.again ? (
              <Button variant="second" icon={RotateCw} onClick={state.again}>
                <Trans>Try again</Trans>
              </Button>
            ) : undefined
          }
        >
          {state.text}
        </Alert>
      ) : null}
    </PhotoPicker>
  );
}
