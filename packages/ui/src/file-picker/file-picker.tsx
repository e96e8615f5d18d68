import { Camera, FileUp, X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import field from '../field/field.module.css';
import { FieldNotes, type FieldWords, useFieldWiring } from '../field/field.tsx';
import { Sending, type SendingFile } from '../sending/sending.tsx';
import styles from './file-picker.module.css';

export type FilePickerProps = FieldWords & {
  /** Id of the choose button, as a target of an error summary. */
  id?: string;
  /** Label of the button that opens the device's file chooser. */
  chooseLabel: string;
  /** Label of the button that opens the camera; touch devices only. */
  cameraLabel: string;
  /** Accepted media types. */
  accept: string;
  onChoose: (file: File) => void;
  /** The chosen file, with a button to remove it. */
  chosen?: { name: ReactNode; removeLabel: string; onRemove: () => void } | undefined;
  sending?: SendingFile | undefined;
};

/** A picker for one file: choose or photograph, then show the upload's progress. */
export function FilePicker(props: FilePickerProps) {
  const { accept, cameraLabel, chooseLabel, chosen, onChoose, sending, ...words } = props;
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = (ref: RefObject<HTMLInputElement | null>, label: string, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={isCamera ? 'image/*' : accept}
      capture={isCamera ? 'environment' : undefined}
      onChange={({ currentTarget }) => {
        const picked = currentTarget.files?.[0];
        // So that the same file can be chosen again after a failure.
        currentTarget.value = '';
        if (picked) onChoose(picked);
      }}
    />
  );
  const wiring = useFieldWiring(words);
  const labelId = `${wiring.id}-label`;
  const about = { id: wiring.id, 'aria-describedby': wiring.aria['aria-describedby'] };
  return (
    <fieldset aria-labelledby={labelId} className={classNames(field.field, styles.group)}>
      <p id={labelId} className={field.label}>
        {words.label}
      </p>
      <FieldNotes {...words} hintId={wiring.hintId} errorId={wiring.errorId} />
      <div className={styles.picker}>
        {input(file, chooseLabel, false)}
        {input(camera, cameraLabel, true)}
        {chosen ? <p className={styles.chosen}>{chosen.name}</p> : null}
        {sending ? (
          <Sending {...about} {...sending} />
        ) : (
          <>
            <Button {...about} variant="second" icon={FileUp} onClick={() => file.current?.click()}>
              {chooseLabel}
            </Button>
            <Button
              className={styles.camera}
              variant="second"
              icon={Camera}
              onClick={() => camera.current?.click()}
            >
              {cameraLabel}
            </Button>
            {chosen ? (
              <Button variant="link" icon={X} onClick={chosen.onRemove}>
                {chosen.removeLabel}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </fieldset>
  );
}
