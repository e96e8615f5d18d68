import { Camera, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Sending, type SendingFile } from '../sending/sending.tsx';
import styles from './photo-picker.module.css';

export type PhotoPickerProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  /** The current portrait tile. */
  shown: ReactNode;
  /** Label of the button that opens the device's file chooser. */
  label: string;
  /** Describes what may be chosen. */
  hint?: ReactNode;
  /** Accepted media types. */
  accept: string;
  onChoose: (file: File) => void;
  sending?: SendingFile | undefined;
  /** Removes the photo. */
  remove?: { label: string; onRemove: () => void; busy?: boolean } | undefined;
};

/** A portrait with buttons to change it: choose, watch the upload, cancel, remove. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { shown, label, hint, accept, onChoose, sending, remove, className, ...rest } = props;
  const { children, ...box } = rest;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div {...box} className={classNames(styles.picker, className)}>
      <div className={styles.shown}>{shown}</div>
      <div className={styles.acts}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // So that the same file can be chosen again after a failure.
            currentTarget.value = '';
            if (file) onChoose(file);
          }}
        />
        {sending ? (
          <Sending {...sending} />
        ) : (
          <div className={styles.buttons}>
            <Button
              variant="second"
              icon={Camera}
              aria-describedby={hint ? hintId : undefined}
              onClick={() => input.current?.click()}
            >
              {label}
            </Button>
            {remove ? (
              <Button variant="link" icon={Trash2} onClick={remove.onRemove} busy={remove.busy}>
                {remove.label}
              </Button>
            ) : null}
          </div>
        )}
        {hint ? (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
