import { Stack } from '../layout/layout.tsx';
import { ShowMore } from './show-more.tsx';

export function Example() {
  return (
    <Stack fill>
      <ShowMore progress="20 of 57">Show more</ShowMore>
      <ShowMore progress="57 of 57" finished>
        Show more
      </ShowMore>
    </Stack>
  );
}
