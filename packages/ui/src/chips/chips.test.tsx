import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './chips.example.tsx';
import { Chips } from './chips.tsx';

function Days({ error }: { error?: string }) {
  const [days, setDays] = useState<number[]>([1]);
  return (
    <>
      <Chips
        legend="Days"
        error={error}
        options={[
          { value: 1, label: 'Mon', name: 'Monday' },
          { value: 2, label: 'Tue', name: 'Tuesday' },
        ]}
        values={days}
        onChange={setDays}
      />
      <output>{days.join()}</output>
    </>
  );
}

it('lets any number of chips be pressed in and out, named in full', () => {
  const { container } = render(<Days />);
  const shown = () => container.querySelector('output')?.textContent;
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  expect(shown()).toBe('1,2');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  expect(shown()).toBe('2');
});

it('is a group that says what is wrong with it', () => {
  render(<Days error="Choose a day" />);
  const group = screen.getByRole('group', { name: 'Days' });
  const described = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Choose a day');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
