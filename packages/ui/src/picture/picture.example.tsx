import { Row } from '../layout/layout.tsx';
import { appointments, documents, medicines, record, report, vitals } from './health-pictures.tsx';
import { family, help, house, timeline } from './home-pictures.tsx';
import { Picture } from './picture.tsx';

const shapes = [
  vitals,
  medicines,
  appointments,
  report,
  record,
  documents,
  help,
  house,
  timeline,
  family,
];

export function Example() {
  return (
    <Row>
      {shapes.map((shape) => (
        <Picture key={shape.name} of={shape} />
      ))}
    </Row>
  );
}
