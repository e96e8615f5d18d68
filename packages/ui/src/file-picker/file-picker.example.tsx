import { Stack } from '../layout/layout.tsx';
import { FilePicker } from './file-picker.tsx';

const words = {
  hint: 'PDF, JPG or PNG',
  chooseLabel: 'Choose a file',
  cameraLabel: 'Take a photo',
  accept: 'application/pdf',
  onChoose: () => {},
};

export function Example() {
  return (
    <Stack fill gap="loose">
      <FilePicker {...words} label="The document" error="The file is too large" />
      <FilePicker
        {...words}
        label="The receipt"
        chosen={{ name: 'receipt.pdf', removeLabel: 'Take it away', onRemove: () => {} }}
      />
    </Stack>
  );
}
