let pressed = false;
const begin = () => {
  pressed = true;
};
const end = () => {
  pressed = false;
};

// Drawn on the server, too, where nobody presses anything.
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', end, true);
  addEventListener('pointercancel', end, true);
}

/**
 * Runs at once, or when the press that is going on has ended in its click: words that appear as a
 * field is left would otherwise move the pressed button away, and the press would do nothing.
 */
export function afterPress(run: () => void): void {
  if (pressed) addEventListener('pointerup', () => void setTimeout(run), { once: true });
  else run();
}
