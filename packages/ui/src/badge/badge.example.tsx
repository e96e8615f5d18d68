import { BadgeCheck, Clock } from 'lucide-react';
import { Row } from '../layout/layout.tsx';
import { Badge, Count } from './badge.tsx';

export function Example() {
  return (
    <Row>
      <Badge icon={Clock}>Pending</Badge>
      <Badge tone="confirmed">Confirmed</Badge>
      <Badge tone="sun">New</Badge>
      <Badge tone="verified" icon={BadgeCheck}>
        Verified
      </Badge>
      <Badge tone="alarm">Urgent</Badge>
      <span>
        Messages <Count value={3} label="unread" />
      </span>
    </Row>
  );
}
