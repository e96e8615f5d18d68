import { Stack } from '../layout/layout.tsx';
import { Heading } from './heading.tsx';

export function Example() {
  return (
    <Stack>
      <Heading level={3} size="display">
        Near, however far
      </Heading>
      <Heading level={3} size={1}>
        As large as a first
      </Heading>
      <Heading level={3} size={4}>
        As small as a fourth
      </Heading>
    </Stack>
  );
}
