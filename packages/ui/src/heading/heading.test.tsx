import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './heading.example.tsx';
import { Heading } from './heading.tsx';

const levels = [1, 2, 3, 4] as const;

it.each(levels)('keeps its place %d in the outline whatever its size', (level) => {
  render(
    <Heading level={level} size="display">
      Near
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Near' })).toBeTruthy();
});

it('looks like its level unless it is told otherwise', () => {
  const classes = levels.map((level) => {
    const { container, unmount } = render(<Heading level={level} />);
    const own = container.firstElementChild?.className;
    unmount();
    return own;
  });
  expect(new Set(classes).size).toBe(levels.length);
  const { container } = render(<Heading level={3} size={1} />);
  expect(container.firstElementChild?.className).toBe(classes[0]);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
