import { HeartPulse } from 'lucide-react';
import { Row } from '../layout/layout.tsx';
import { Icon } from './icon.tsx';

export function Example() {
  return (
    <Row>
      <span>
        <Icon of={HeartPulse} size="text" /> In the text
      </span>
      <span>
        <Icon of={HeartPulse} /> Beside a word
      </span>
      <span>
        <Icon of={HeartPulse} size="large" /> Standing alone
      </span>
    </Row>
  );
}
