import { Stack } from '../layout/layout.tsx';
import { Card, Tray } from './card.tsx';

export function Example() {
  return (
    <Stack fill>
      <Card as="section" edge="leaf" aria-label="Next dose">
        Amlodipine at 08:00
      </Card>
      <Card matter="well">Pressed into the ground</Card>
      <Card matter="float" edge="sun">
        Above the others
      </Card>
      <Card as="ul" lines>
        <li>Monday</li>
        <li>Tuesday</li>
      </Card>
      <Tray as="ul">
        <li>Heart rate</li>
        <li>Weight</li>
      </Tray>
    </Stack>
  );
}
