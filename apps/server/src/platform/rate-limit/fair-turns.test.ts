import { expect, it } from 'vitest';
import { fairTurns, type Turn } from './fair-turns.ts';

const stranger = (whose: string): Turn => ({ lane: 'strangers', whose });
const known = (whose: string): Turn => ({ lane: 'known', whose });

/** Work that is held until it is let go, one after the other; who began, in their order. */
function stage(waiting = { each: 40, all: 2000 }) {
  const turns = fairTurns({ atOnce: 1, waiting });
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (turn: Turn, name = turn.whose) =>
    turns
      .run(turn, async () => {
        begun.push(name);
        await new Promise<void>((go) => void held.push(go));
      })
      .catch((error: { code?: string }) => void refused.push(`${name} ${error.code}`));
  const serve = async (count: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      held.shift()?.();
      await new Promise(setImmediate);
    }
    return begun.splice(0);
  };
  return { ask, begun, refused, serve, turns };
}

it('serves a known device among the next two while 200 of one address wait, and other addresses in turn', async () => {
  const { ask, begun, refused, serve, turns } = stage();
  for (let nth = 0; nth < 200; nth += 1) void ask(stranger('flood'));
  await new Promise(setImmediate);
  expect(turns.load()).toEqual({ running: 1, waiting: 40 });
  expect(refused).toHaveLength(159);
  expect(new Set(refused)).toEqual(new Set(['flood too-many-requests']));
  begun.length = 0;
  void ask(stranger('village'));
  void ask(stranger('village'));
  void ask(stranger('clinic'));
  void ask(known('device'));
  expect(await serve(2)).toContain('device');
  expect(await serve(5)).toEqual(['village', 'clinic', 'flood', 'village', 'flood']);
  expect(refused).toHaveLength(159);
});

it('lets one stranger through after three known ones, and a flood of one of these holds up no other', async () => {
  const { ask, begun, refused, serve } = stage();
  void ask(known('busy'));
  for (let nth = 0; nth < 60; nth += 1) void ask(known('busy'));
  begun.length = 0;
  void ask(known('other'));
  void ask(stranger('village'));
  const served = await serve(5);
  expect(served.slice(0, 2)).toContain('other');
  expect(served).toEqual(['busy', 'other', 'busy', 'village', 'busy']);
  expect(refused.every((each) => each.startsWith('busy'))).toBe(true);
});

it('bounds what waits of all strangers, and frees the turn of what failed', async () => {
  const { ask, refused, turns } = stage({ each: 2, all: 3 });
  for (const whose of ['a', 'b', 'c', 'd', 'e']) void ask(stranger(whose));
  await new Promise(setImmediate);
  expect(refused).toEqual(['e too-many-requests']);
  expect(turns.load()).toEqual({ running: 1, waiting: 3 });
  const failing = fairTurns({ atOnce: 1, waiting: { each: 1, all: 1 } });
  const fail = () => Promise.reject(new Error('broken'));
  await expect(failing.run(known('a'), fail)).rejects.toThrow('broken');
  expect(await failing.run(known('a'), async () => 'served')).toBe('served');
});
