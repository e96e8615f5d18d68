import { Row } from '../layout/layout.tsx';
import { HealthStatus } from './health-status.tsx';

export function Example() {
  return (
    <Row>
      <HealthStatus level="normal">As usual</HealthStatus>
      <HealthStatus level="watch">Keep an eye on it</HealthStatus>
      <HealthStatus level="urgent">See a doctor now</HealthStatus>
      <HealthStatus level="none">No word</HealthStatus>
      <HealthStatus level="urgent" loud>
        Urgent
      </HealthStatus>
    </Row>
  );
}
