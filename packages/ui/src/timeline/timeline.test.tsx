import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './timeline.example.tsx';
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
  expect(screen.getByText('2 hours ago').getAttribute('datetime')).toBe('2026-11-21T08:00');
});

it('has a style for each tone, of earth unless it is told', () => {
  const tones = [undefined, 'earth', 'leaf', 'sun', 'alarm', 'quiet'] as const;
  render(
    <Timeline>
      {tones.map((tone) => (
        <TimelineItem key={String(tone)} tone={tone}>
          Chantal came
        </TimelineItem>
      ))}
    </Timeline>,
  );
  const [usual, ...others] = screen.getAllByRole('listitem').map(({ className }) => className);
  expect(usual).toBe(others[0]);
  expect(new Set(others).size).toBe(5);
});

it('leaves out when something happened where that is not known', () => {
  render(
    <Timeline>
      <TimelineItem>Chantal came</TimelineItem>
    </Timeline>,
  );
  expect(screen.getByRole('listitem').children).toHaveLength(1);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
