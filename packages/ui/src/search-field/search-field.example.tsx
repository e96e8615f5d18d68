import { Stack } from '../layout/layout.tsx';
import { SearchField } from './search-field.tsx';

export function Example() {
  return (
    <Stack fill>
      <SearchField label="Search doctors" placeholder="Name or place" />
      <SearchField label="Search your messages" labelShown />
    </Stack>
  );
}
