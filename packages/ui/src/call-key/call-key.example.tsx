import { Row } from '../layout/layout.tsx';
import { CallKey } from './call-key.tsx';

export function Example() {
  return (
    <Row>
      <CallKey href="tel:+250788000001" aria-label="Call Espérance Mukamana" first />
      <CallKey href="tel:+250788000002" aria-label="Call Théoneste Dusabe" />
    </Row>
  );
}
