import { act, fireEvent, within as inside, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * Expects that what was done is announced and has the focus: at the act's place, not at the bottom
 * of the screen, and never with the focus lost to the page.
 */
export async function expectSaid(text: string | RegExp): Promise<void> {
  await vi.waitFor(() => {
    const { activeElement } = document;
    expect(activeElement).not.toBe(document.body);
    if (typeof text === 'string') expect(activeElement?.textContent).toBe(text);
    else expect(activeElement?.textContent).toMatch(text);
    const regions = screen.getAllByRole('status');
    expect(regions.some((region) => region.contains(activeElement))).toBe(true);
  }, 10_000);
}

/** Presses the first button of that name, with the focus on it as a keyboard or a finger leaves it. */
export async function press(name: RegExp | string, within: HTMLElement = document.body) {
  const button = inside(within).getAllByRole('button', { name })[0];
  if (!button) throw new Error(`no button ${name}`);
  button.focus();
  await act(async () => void fireEvent.click(button));
}

/** Presses a button, then its counterpart in the dialog that asks. */
export async function pressAndConfirm(name: RegExp | string, yes: RegExp | string = name) {
  await press(name);
  await press(yes, await screen.findByRole('alertdialog'));
}
