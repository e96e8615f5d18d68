import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Timeline, TimelineItem } from './timeline.tsx';

it('is an ordered list of what happened and when', () => {
  render(
    <Timeline>
      <TimelineItem when={<time dateTime="2026-11-21T08:00">2 hours ago</time>}>
        Chantal came
      </TimelineItem>
    </Timeline>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getByRole('listitem').textContent).toBe('Chantal came2 hours ago');
});
