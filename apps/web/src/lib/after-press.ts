let pressed = false;
const begin = () => {
  pressed = true;
};
const end = () => {
  pressed = false;
};

// Also evaluated on the server while prerendering, where there are no events.
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', end, true);
  addEventListener('pointercancel', end, true);
}

/**
 * Runs at once, or after the current press has ended in its click. Otherwise an error message that
 * appears when a field loses focus would move the pressed button away, and its click would be lost.
 */
export function afterPress(run: () => void): void {
  if (pressed) addEventListener('pointerup', () => void setTimeout(run), { once: true });
  else run();
}
