import { Row } from '../layout/layout.tsx';
import { Trend } from './trend.tsx';

export function Example() {
  return (
    <Row>
      <Trend values={[138, 141, 139, 144, 142, 148, 152]} usual={{ min: 111, max: 139 }} out />
      <Trend values={[72, 74, 71, 76, 74, 77, 78]} usual={{ min: 60, max: 100 }} />
      <Trend values={[63, 62.5, 61.5]} />
    </Row>
  );
}
