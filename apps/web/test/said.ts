import { screen } from '@testing-library/react';
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
