import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { noResults } from '../drawing/special-shapes.tsx';
import { Example } from './list-state.example.tsx';
import { Empty, Failed, Loading, Offline } from './list-state.tsx';

it('says that it loads, and draws the rest for the eye only', () => {
  render(<Loading label="Loading bookings" />);
  expect(screen.getByRole('status').textContent).toBe('Loading bookings');
});

it('says what to do when there is nothing', () => {
  render(
    <Empty title="No bookings yet." titleAs="h3" action={<a href="/booking">Book</a>}>
      They will be kept here.
    </Empty>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No bookings yet.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book' })).toBeTruthy();
});

it('announces a failure and offers to try again', () => {
  const retry = vi.fn();
  render(
    <Failed
      title="Bookings did not arrive"
      action={
        <button type="button" onClick={retry}>
          Try again
        </button>
      }
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Bookings did not arrive');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says how old the shown data is', () => {
  render(<Offline title="No Internet.">This is from 08:10 today.</Offline>);
  expect(screen.getByRole('status').textContent).toBe('No Internet. This is from 08:10 today.');
});

it('draws what fits, and by itself an open basket or a loose weave', () => {
  const { container } = render(
    <>
      <Empty title="No bookings yet." />
      <Empty title="No results found" drawing={noResults} />
      <Failed title="Bookings did not arrive" />
    </>,
  );
  const drawn = [...container.querySelectorAll<SVGElement>('[data-drawing]')];
  expect(drawn.map((drawing) => drawing.dataset.drawing)).toEqual([
    'empty',
    'no-results',
    'failed',
  ]);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
