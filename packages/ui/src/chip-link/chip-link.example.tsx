import { Bell, Search } from 'lucide-react';
import { Row } from '../layout/layout.tsx';
import { ChipLink } from './chip-link.tsx';

export function Example() {
  return (
    <Row>
      <ChipLink href="#chip-link" icon={Bell}>
        2 new
      </ChipLink>
      <ChipLink as="button" type="button" icon={Search}>
        Search
      </ChipLink>
    </Row>
  );
}
