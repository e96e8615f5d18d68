import { uploadLimit, uploadTypes } from '@hafi/contract/core/uploads';
import { FilePicker } from '@hafi/ui/file-picker/file-picker';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { useUpload } from '../lib/files/use-upload.ts';

/** The file chosen in a form; it is uploaded when the form is submitted. */
export function usePickedFile() {
  const [file, setFile] = useState<File | null>(null);
  const [isUnfit, setUnfit] = useState(false);
  const choose = (chosen: File) => {
    const fits = chosen.size > 0 && chosen.size <= uploadLimit;
    setFile(fits ? chosen : null);
    setUnfit(!fits);
  };
  return { file, isUnfit, choose, remove: () => setFile(null) };
}

/** The file field of a document: a file or a photo, at most 10 MB. */
export function PickedFile(props: {
  picked: ReturnType<typeof usePickedFile>;
  sending: ReturnType<typeof useUpload>['sending'];
  label: string;
  hint: ReactNode;
  /** The error message while no file is chosen. */
  missing: string | undefined;
}) {
  const { picked, sending, label, hint, missing } = props;
  const { file, isUnfit, choose, remove } = picked;
  const { t } = useLingui();
  const unfit = t`This file is empty or larger than 10 MB. Please choose another one.`;
  return (
    <FilePicker
      id="file"
      label={label}
      hint={hint}
      error={isUnfit ? unfit : file ? undefined : missing}
      chooseLabel={file ? t`Choose another file` : t`Choose a file`}
      cameraLabel={t`Take a photo`}
      accept={uploadTypes.join(',')}
      onChoose={choose}
      chosen={
        file ? { name: file.name, removeLabel: t`Without this file`, onRemove: remove } : undefined
      }
      sending={sending}
    />
  );
}
