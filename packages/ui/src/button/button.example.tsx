import { ArrowRight, CalendarPlus, Phone, Trash2 } from 'lucide-react';
import { Row } from '../layout/layout.tsx';
import { Button, ButtonLink } from './button.tsx';

export function Example() {
  return (
    <Row>
      <Button icon={CalendarPlus}>Book a visit</Button>
      <Button variant="second">Not now</Button>
      <Button variant="sun">I am well</Button>
      <Button variant="alarm" icon={Phone}>
        Call for help
      </Button>
      <Button variant="danger" icon={Trash2}>
        Delete
      </Button>
      <Button variant="link">Show more</Button>
      <Button busy busyLabel="Saving">
        Save
      </Button>
      <Button disabled>Too late</Button>
      <ButtonLink href="#button" variant="link" iconAfter={ArrowRight}>
        All doctors
      </ButtonLink>
    </Row>
  );
}
