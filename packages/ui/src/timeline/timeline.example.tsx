import { Timeline, TimelineItem } from './timeline.tsx';

export function Example() {
  return (
    <Timeline>
      <TimelineItem when={<time dateTime="2026-11-21T08:00">2 hours ago</time>}>
        Chantal came
      </TimelineItem>
      <TimelineItem tone="sun" when="Yesterday">
        A dose was missed
      </TimelineItem>
      <TimelineItem tone="quiet">The record was begun</TimelineItem>
    </Timeline>
  );
}
