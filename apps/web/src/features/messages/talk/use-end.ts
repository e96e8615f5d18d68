import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Watches whether an element is in view. */
function useInView(
  element: RefObject<HTMLElement | null>,
  margin: string,
  of: unknown,
): boolean | null {
  const [inView, setInView] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element may stand there
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? null),
      { root: current.closest('[data-scrolls]'), rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, margin, of]);
  return inView;
}

/** What a list of messages, the newest below, needs to know of where its reader is. */
export interface End {
  /** For the box that scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** For an element after the last message. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** For an element before the first one. */
  readonly start: RefObject<HTMLDivElement | null>;
  /** Whether the newest message is in view. */
  readonly isAtEnd: boolean;
  /** Whether the first one that is known is nearly in view. */
  readonly isAtStart: boolean;
  readonly toEnd: () => void;
  /** Stays at the end no longer: another place is about to be shown. */
  readonly letGo: () => void;
}

/**
 * Keeps a list of messages, once it is drawn, where its reader is: at the newest one when they were there, also when
 * the keyboard takes a part of the screen; otherwise at the same message, when others come above.
 * `first` and `last` name the first and the last line.
 */
export function useEnd(isDrawn: boolean, first: string | undefined, last: string | undefined): End {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const isAtEnd = useInView(end, '80px', isDrawn) ?? true;
  const isAtStart = useInView(start, '400px', `${isDrawn} ${first}`) ?? false;
  const stays = useRef(true);
  const before = useRef({ first, height: 0 });
  useEffect(() => {
    stays.current = isAtEnd;
  }, [isAtEnd]);
  const toEnd = useCallback(() => {
    const { current } = box;
    stays.current = true;
    if (current) current.scrollTop = current.scrollHeight;
    end.current?.scrollIntoView?.({ block: 'end' });
  }, []);
  const letGo = useCallback(() => {
    stays.current = false;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line moves the end
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const { first: firstBefore, height } = before.current;
    const { scrollHeight } = current;
    if (stays.current) toEnd();
    else if (first !== firstBefore) current.scrollTop += scrollHeight - height;
    before.current = { first, height: current.scrollHeight };
  }, [isDrawn, first, last, toEnd]);
  const isEmpty = last === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first message brings another list
  useEffect(() => {
    const { current } = box;
    if (!isDrawn || !current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (stays.current) toEnd();
      before.current = { ...before.current, height: current.scrollHeight };
    });
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [isDrawn, isEmpty, toEnd]);
  return { box, end, start, isAtEnd, isAtStart, toEnd, letGo };
}
