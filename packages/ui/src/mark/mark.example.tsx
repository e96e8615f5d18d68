import { Row } from '../layout/layout.tsx';
import { Brand, Mark } from './mark.tsx';

export function Example() {
  return (
    <Row>
      <Brand href="#top" name="Hafi" />
      <Mark size="large" />
    </Row>
  );
}
