import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepHeading } from './step-heading.tsx';

const heading = () => screen.getByRole('heading');

it('takes the focus when it appears', () => {
  render(<StepHeading as="h3">Your link is ready</StepHeading>);
  expect(document.activeElement).toBe(heading());
  expect(heading().tagName).toBe('H3');
});

it('leaves the focus alone while it loads with its page, until the step changes', () => {
  const { rerender } = render(
    <StepHeading first of={1}>
      Step 1
    </StepHeading>,
  );
  expect(document.activeElement).toBe(document.body);
  rerender(
    <StepHeading first of={2}>
      Step 2
    </StepHeading>,
  );
  expect(document.activeElement).toBe(heading());
});

it('does not take the focus again for another text of the same step', () => {
  const { rerender } = render(<StepHeading of={1}>Step 1 of 3</StepHeading>);
  heading().blur();
  rerender(<StepHeading of={1}>Step 1 of 4</StepHeading>);
  expect(document.activeElement).toBe(document.body);
});
