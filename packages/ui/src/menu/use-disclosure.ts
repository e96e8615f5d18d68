import { useEffect, useRef, useState } from 'react';

/** Open or closed: closes by Escape (the focus returns to the button), by a press or the focus going outside. */
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
