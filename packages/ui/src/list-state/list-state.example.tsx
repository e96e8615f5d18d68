import { Button, ButtonLink } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Empty, Failed, Loading, Offline } from './list-state.tsx';

export function Example() {
  return (
    <Stack fill gap="loose">
      <Loading label="Loading the bookings" />
      <Empty
        title="No bookings yet."
        titleAs="h3"
        action={<ButtonLink href="#list-state">Book a visit</ButtonLink>}
      >
        They will be kept here.
      </Empty>
      <Failed
        title="The bookings did not arrive"
        titleAs="h3"
        action={<Button variant="second">Try again</Button>}
      />
      <Offline title="No Internet.">This is from 08:10 today.</Offline>
    </Stack>
  );
}
