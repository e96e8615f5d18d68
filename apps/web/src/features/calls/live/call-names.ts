import type { Call, Caller } from '@hafi/contract/calls/call.schemas';

/** The others in a call, who began it first. */
export const othersIn = (call: Call, me: string): readonly Caller[] =>
  call.people.filter(({ personId }) => personId !== me);

/** Who began a call; the first other one where that is the reader. */
export function callerOf(call: Call, me: string): Caller | undefined {
  const others = othersIn(call, me);
  return others.find(({ personId }) => personId === call.startedBy) ?? others[0];
}

/** How long a call has gone on, as a clock shows it. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
