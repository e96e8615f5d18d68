import { Stack } from '../layout/layout.tsx';
import { Tile } from '../tile/tile.tsx';
import { PhotoPicker } from './photo-picker.tsx';

const portrait = <Tile personId="elder" name="Espérance Mukamana" size="portrait" labelled />;

export function Example() {
  return (
    <Stack fill>
      <PhotoPicker
        shown={portrait}
        label="Change the photo"
        hint="JPG or PNG, at most 2 MB"
        accept="image/png"
        onChoose={() => {}}
        remove={{ label: 'Remove the photo', onRemove: () => {} }}
      />
    </Stack>
  );
}
