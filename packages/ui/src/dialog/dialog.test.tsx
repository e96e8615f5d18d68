import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function Page({ role }: { role?: 'alertdialog' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel the visit
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        role={role}
        title="Cancel the visit of Monday?"
        closeLabel="Close"
      >
        <p>It is free.</p>
      </Dialog>
    </>
  );
}

function openIt() {
  const opener = screen.getByRole('button', { name: 'Cancel the visit' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'Cancel the visit of Monday?' }) };
}

it('opens named by its title, and returns the focus when closed', () => {
  render(<Page />);
  const { opener } = openIt();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes by Escape, which browsers report as cancel', () => {
  render(<Page />);
  const { dialog } = openIt();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes by a press on the shade, not on the sheet', () => {
  render(<Page />);
  const { dialog } = openIt();
  fireEvent.click(screen.getByText('It is free.'));
  expect(screen.getByRole('dialog')).toBe(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for an answer when it is an alert', () => {
  render(<Page role="alertdialog" />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  fireEvent.click(screen.getByRole('alertdialog'));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
