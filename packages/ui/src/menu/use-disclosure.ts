import { useEffect, useRef, useState } from 'react';

/**
 * The open state of a disclosure: Escape closes it (and returns the focus to the button), as does a
 * press or the focus moving outside.
 */
export function useDisclosure<
  Anchor extends HTMLElement = HTMLButtonElement,
  Root extends HTMLElement = HTMLDivElement,
>() {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<Anchor>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  return { open, setOpen, root, button };
}
