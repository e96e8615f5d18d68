import { Stack } from '../layout/layout.tsx';
import { Skeleton } from './skeleton.tsx';

export function Example() {
  return (
    <Stack fill>
      <Skeleton shape="tile" />
      <Skeleton shape="figure" width="quarter" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  );
}
