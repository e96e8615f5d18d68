import { Stack } from '../layout/layout.tsx';
import { BackLink, Crumbs } from './crumbs.tsx';

export function Example() {
  return (
    <Stack>
      <Crumbs
        label="The way to this page"
        trail={[
          { key: 'home', link: <a href="#top">Home</a> },
          { key: 'doctors', link: <a href="#crumbs">Doctors</a> },
        ]}
        here="Dr Habimana"
      />
      <BackLink href="#top">Back</BackLink>
    </Stack>
  );
}
