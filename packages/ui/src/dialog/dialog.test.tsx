import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Example } from './dialog.example.tsx';
import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Move the visit
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Move the visit of Monday?"
        closeLabel="Close"
      >
        <p>It is free.</p>
      </Dialog>
    </>
  );
}

function openIt() {
  const opener = screen.getByRole('button', { name: 'Move the visit' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'Move the visit of Monday?' }) };
}

/** A drag from one element to another: the browser sends the click to their common ancestor. */
function drag(from: Element, to: Element, both: Element) {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
  fireEvent.click(both);
}

it('opens named by its title, and returns the focus when closed', async () => {
  render(<Page />);
  const { opener } = openIt();
  await expectNoAxeViolations();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('has the focus at its title where the first control lies below what fits', () => {
  vi.spyOn(HTMLDialogElement.prototype, 'scrollTop', 'get').mockReturnValue(120);
  render(<Page />);
  openIt();
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Move the visit of Monday?' }),
  );
});

it('closes by Escape, which browsers report as cancel', () => {
  render(<Page />);
  const { dialog } = openIt();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open when it is mounted open in strict mode', () => {
  const onClose = vi.fn();
  render(
    <StrictMode>
      <Dialog open onClose={onClose} title="Share the page?">
        <p>For a day.</p>
      </Dialog>
    </StrictMode>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Share the page?' });
  expect(onClose).not.toHaveBeenCalled();
  (dialog as HTMLDialogElement).close();
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes by a press on the shade, not on the sheet', () => {
  render(<Page />);
  const { dialog } = openIt();
  const sheet = screen.getByText('It is free.');
  drag(sheet, sheet, sheet);
  expect(screen.getByRole('dialog')).toBe(dialog);
  drag(dialog, dialog, dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays when a press begins on the sheet or ends there', () => {
  render(<Page />);
  const { dialog } = openIt();
  const sheet = screen.getByText('It is free.');
  drag(sheet, dialog, dialog);
  drag(dialog, sheet, dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);
});

function Question({ onAct }: { onAct: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <AlertDialog
      open={open}
      onClose={() => setOpen(false)}
      title="Cancel the visit of Monday?"
      message="It costs nothing."
      safe="Keep the visit"
      act={{ variant: 'danger', onClick: onAct, children: 'Cancel the visit' }}
    >
      <label>
        Why? <textarea />
      </label>
    </AlertDialog>
  );
}

it('asks a question with what is at stake, the safe answer first', async () => {
  const onAct = vi.fn();
  render(<Question onAct={onAct} />);
  const question = screen.getByRole('alertdialog', {
    name: 'Cancel the visit of Monday?',
    description: 'It costs nothing.',
  });
  await expectNoAxeViolations();
  const [safe, act] = screen.getAllByRole('button');
  expect([safe?.textContent, act?.textContent]).toEqual(['Keep the visit', 'Cancel the visit']);
  expect(document.activeElement).toBe(safe);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog')).toBe(question);
  fireEvent.click(screen.getByRole('button', { name: 'Keep the visit' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps a question until it is answered', () => {
  render(<Question onAct={() => {}} />);
  const question = screen.getByRole('alertdialog');
  drag(question, question, question);
  expect(screen.getByRole('alertdialog')).toBe(question);
  fireEvent(question, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('makes one answer of a question the strong one', () => {
  const ask = (variant?: 'leaf' | 'danger') => {
    const { unmount } = render(
      <AlertDialog
        open
        onClose={() => {}}
        title="Go on?"
        message="It is free."
        safe="No"
        act={{ variant, children: 'Yes' }}
      />,
    );
    const classes = screen.getAllByRole('button').map(({ className }) => className);
    unmount();
    return classes;
  };
  const [weak, strong] = ask();
  expect(weak).not.toBe(strong);
  expect(ask('leaf')).toEqual([weak, strong]);
  expect(ask('danger')[0]).toBe(strong);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
  for (const opener of ['Share the document', 'Delete the document']) {
    fireEvent.click(screen.getByRole('button', { name: opener }));
    await expectNoAxeViolations();
    fireEvent(document.querySelector('dialog') ?? document, new Event('cancel'));
    expect(document.querySelector('dialog')).toBeNull();
  }
});
