import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './photo-picker.example.tsx';
import { PhotoPicker } from './photo-picker.tsx';

const usual = {
  shown: <span>EM</span>,
  label: 'Change Photo',
  hint: 'JPG, GIF or PNG, max 2MB',
  accept: 'image/png',
  onChoose: () => undefined,
};

it('opens the chooser and hands the file on, the same one twice too', () => {
  const onChoose = vi.fn();
  const { container } = render(<PhotoPicker {...usual} onChoose={onChoose} />);
  const input = container.querySelector('input');
  if (!input) throw new Error('no input');
  const opened = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  const button = screen.getByRole('button', { name: 'Change Photo' });
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByText(usual.hint).id);
  fireEvent.click(button);
  expect(opened).toHaveBeenCalledOnce();
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  for (let time = 0; time < 2; time += 1) {
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  }
  expect(onChoose.mock.calls).toEqual([[file], [file]]);
});

it('shows how far a photo is, with a way to stop it', () => {
  const onCancel = vi.fn();
  const sending = { done: 0.4, label: 'Sending', cancelLabel: 'Cancel', onCancel };
  render(<PhotoPicker {...usual} sending={sending} />);
  const bar = screen.getByRole('progressbar', { name: 'Sending' });
  expect(bar.getAttribute('value')).toBe('0.4');
  expect(screen.queryByRole('button', { name: 'Change Photo' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('takes a photo away only where there is one', () => {
  const onRemove = vi.fn();
  const { rerender } = render(<PhotoPicker {...usual} />);
  expect(screen.queryByRole('button', { name: 'Remove Photo' })).toBeNull();
  rerender(<PhotoPicker {...usual} remove={{ label: 'Remove Photo', onRemove }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Photo' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
