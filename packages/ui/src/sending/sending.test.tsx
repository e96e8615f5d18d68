import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './sending.example.tsx';
import { Sending } from './sending.tsx';

it('shows how much has arrived, in a bar and in words, and stops', () => {
  const onCancel = vi.fn();
  render(<Sending done={0.4} label="40 % sent" cancelLabel="Stop" onCancel={onCancel} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '40 % sent' });
  expect([bar.max, bar.value]).toEqual([1, 0.4]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('gives its button the id and the notes of the field that it stands in for', () => {
  render(
    <>
      <Sending
        id="file"
        aria-describedby="hint"
        done={1}
        label="All sent"
        cancelLabel="Stop"
        onCancel={() => {}}
      />
      <p id="hint">At most 10 MB</p>
    </>,
  );
  expect(screen.getByRole('button', { description: 'At most 10 MB' }).id).toBe('file');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
