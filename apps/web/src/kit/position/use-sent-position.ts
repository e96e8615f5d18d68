import type { Position } from '@hafi/contract/emergency/emergency.schemas';
import { useEffect, useRef, useState } from 'react';
import { type Found, useFoundPosition } from './use-found-position.ts';
import { type Sent, waitToSend } from './worth-sending.ts';

/**
 * Sends where the device is while this is on and the page shows: once it is found, and again when it
 * says clearly more. What did not arrive is tried again.
 */
export function useSentPosition(
  on: boolean,
  send: (position: Position) => Promise<unknown>,
  { follows }: { readonly follows: boolean },
): Found & { readonly failed: boolean } {
  const found = useFoundPosition(on);
  const { position } = found;
  const last = useRef<Sent | null>(null);
  const sender = useRef(send);
  const [outcome, setOutcome] = useState({ failed: false, attempts: 0 });
  useEffect(() => {
    sender.current = send;
  });
  useEffect(() => {
    if (!on) last.current = null;
  }, [on]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt decides about the next
  useEffect(() => {
    if (!on || !position) return undefined;
    const wait = waitToSend(last.current, position, Date.now(), follows);
    if (wait === null) return undefined;
    const before = last.current?.position ?? null;
    const settle = (failed: boolean) => {
      if (failed) last.current = { position: before, at: Date.now() };
      setOutcome(({ attempts }) => ({ failed, attempts: attempts + 1 }));
    };
    const timer = setTimeout(() => {
      last.current = { position, at: Date.now() };
      sender.current(position).then(
        () => settle(false),
        () => settle(true),
      );
    }, wait);
    return () => clearTimeout(timer);
  }, [on, position, follows, outcome.attempts]);
  return { ...found, failed: on && outcome.failed };
}
