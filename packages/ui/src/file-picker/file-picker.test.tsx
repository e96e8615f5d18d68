import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './file-picker.example.tsx';
import { FilePicker } from './file-picker.tsx';

const usual = {
  label: 'The document',
  hint: 'PDF, JPG or PNG',
  chooseLabel: 'Choose a file',
  cameraLabel: 'Take a photo',
  accept: 'application/pdf',
  onChoose: () => undefined,
};

it('takes a file from the chooser or the camera', () => {
  const onChoose = vi.fn();
  const { container } = render(<FilePicker {...usual} onChoose={onChoose} />);
  const [file, camera] = container.querySelectorAll('input');
  if (!file || !camera) throw new Error('two inputs');
  expect([file.accept, file.getAttribute('capture')]).toEqual(['application/pdf', null]);
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/*', 'environment']);
  for (const input of [file, camera]) {
    const picked = new File(['x'], 'a.pdf');
    Object.defineProperty(input, 'files', { value: [picked], configurable: true });
    fireEvent.change(input);
    expect(onChoose).toHaveBeenLastCalledWith(picked);
  }
  for (const [index, name] of ['Choose a file', 'Take a photo'].entries()) {
    const opened = vi.spyOn([file, camera][index] ?? file, 'click').mockReturnValue();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(opened).toHaveBeenCalledOnce();
  }
});

it('says what is wrong, what was chosen, and how far it is', () => {
  const onRemove = vi.fn();
  const chosen = { name: 'a.pdf', removeLabel: 'Another one', onRemove };
  const { rerender } = render(<FilePicker {...usual} id="file" error="Too large" />);
  const button = screen.getByRole('button', { name: 'Choose a file' });
  expect(button.id).toBe('file');
  const about = button.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(about.map((id) => document.getElementById(id)?.textContent)).toEqual([
    usual.hint,
    'Too large',
  ]);
  rerender(<FilePicker {...usual} chosen={chosen} />);
  fireEvent.click(screen.getByRole('button', { name: 'Another one' }));
  expect(onRemove).toHaveBeenCalledOnce();
  const sending = { done: 0.4, label: 'Sending', cancelLabel: 'Stop', onCancel: vi.fn() };
  rerender(<FilePicker {...usual} chosen={chosen} sending={sending} />);
  expect(screen.getByRole('progressbar', { name: 'Sending' }).getAttribute('value')).toBe('0.4');
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(sending.onCancel).toHaveBeenCalledOnce();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
