import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, FileText, Image, MapPin, Plus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import styles from '../compose/composer.module.css';
import { acceptedFiles } from './chosen-file.ts';

/** What is added to a conversation besides text and voice. */
export function AddMenu(props: { onFiles: (files: readonly File[]) => void; onPlace: () => void }) {
  const { onFiles, onPlace } = props;
  const { t } = useLingui();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const input = (
    ref: RefObject<HTMLInputElement | null>,
    label: string,
    more: { accept: string; capture?: 'environment'; multiple?: true },
  ) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      {...more}
      onChange={({ currentTarget }) => {
        const chosen = [...(currentTarget.files ?? [])];
        // So that the same file can be chosen again.
        currentTarget.value = '';
        if (chosen.length > 0) onFiles(chosen);
      }}
    />
  );
  const label = (
    <span className={styles.word}>
      <Trans>Add</Trans>
    </span>
  );
  return (
    <>
      <Menu label={label} icon={Plus} variant="edged" align="start" upwards>
        <MenuItem icon={Camera} onClick={() => camera.current?.click()}>
          <Trans>Camera</Trans>
        </MenuItem>
        <MenuItem icon={Image} onClick={() => gallery.current?.click()}>
          <Trans>Gallery</Trans>
        </MenuItem>
        <MenuItem icon={MapPin} onClick={onPlace}>
          <Trans>Location</Trans>
        </MenuItem>
        <MenuItem icon={FileText} onClick={() => files.current?.click()}>
          <Trans>File</Trans>
        </MenuItem>
      </Menu>
      {input(camera, t`Camera`, { accept: 'image/*', capture: 'environment' })}
      {input(gallery, t`Gallery`, { accept: 'image/*,video/*', multiple: true })}
      {input(files, t`File`, { accept: acceptedFiles, multiple: true })}
    </>
  );
}
