import type { emergencyStage } from './emergency-stage.ts';

type Stage = ReturnType<typeof emergencyStage>;
type Person = Awaited<ReturnType<Stage['person']>>;

/** An elder with a daughter and a son, who were asked. */
interface Circle {
  readonly elder: Awaited<ReturnType<Stage['elder']>>;
  readonly daughter: Person;
  readonly son: Person;
}

/** Who makes a move, by which act; `clock` where it is made by time. */
export type Mover =
  | 'clock'
  | { readonly who: keyof Circle; readonly act: string; readonly body: object };

interface Scene {
  /** How long ago it was pressed, in minutes: after a quarter of an hour a press is a new call. */
  readonly minutesAgo?: number;
  readonly drill?: boolean;
  /** Pressed just now, so that it counts down. */
  readonly counts?: boolean;
  /** What happened before, in order, after it fired. */
  readonly before?: readonly (readonly [keyof Circle, string])[];
  /** Whether everybody was asked in vain. */
  readonly inVain?: boolean;
  /** Whether help was called again, which fires now. */
  readonly again?: boolean;
  readonly mover: Mover;
}

const ends = (as: 'false-alarm' | 'resolved'): Mover => ({
  who: 'elder',
  act: 'resolve',
  body: { as },
});
const bodyOf = (act: string) => (act === 'coming' ? { minutes: 30 } : {});
const does = (who: keyof Circle, act: string): Mover => ({ who, act, body: bodyOf(act) });
const acknowledged = [['daughter', 'acknowledge']] as const;
const coming = [['daughter', 'coming']] as const;
const arrived = [['daughter', 'arrived']] as const;

/** How an emergency comes to stand where each move begins, and who makes the move. */
export const scenes: Readonly<Record<string, Scene>> = {
  'counting-down → alerting': { counts: true, mover: 'clock' },
  'counting-down → cancelled': { counts: true, mover: does('elder', 'cancel') },

  'alerting → alerting': { mover: 'clock' },
  'alerting → acknowledged': { mover: does('daughter', 'acknowledge') },
  'alerting → on-the-way': { mover: does('daughter', 'coming') },
  'alerting → arrived': { mover: does('daughter', 'arrived') },
  'alerting → resolved': { mover: ends('resolved') },
  'alerting → false-alarm': { mover: ends('false-alarm') },
  'alerting → called-again': { minutesAgo: 20, inVain: true, again: true, mover: 'clock' },

  'acknowledged → alerting': { before: acknowledged, mover: 'clock' },
  'acknowledged → acknowledged': { before: acknowledged, mover: does('elder', 'escalate') },
  'acknowledged → on-the-way': { before: acknowledged, mover: does('son', 'coming') },
  'acknowledged → arrived': { before: acknowledged, mover: does('son', 'arrived') },
  'acknowledged → resolved': { before: acknowledged, mover: ends('resolved') },
  'acknowledged → false-alarm': { before: acknowledged, mover: ends('false-alarm') },
  'acknowledged → called-again': {
    minutesAgo: 20,
    drill: true,
    before: acknowledged,
    again: true,
    mover: 'clock',
  },

  'on-the-way → alerting': { before: coming, mover: does('daughter', 'cannot') },
  'on-the-way → acknowledged': {
    before: [['son', 'acknowledge'], ...coming],
    mover: does('daughter', 'cannot'),
  },
  'on-the-way → on-the-way': { before: coming, mover: does('son', 'ambulance') },
  'on-the-way → arrived': { before: coming, mover: does('daughter', 'arrived') },
  'on-the-way → resolved': { before: coming, mover: ends('resolved') },
  'on-the-way → false-alarm': { before: coming, mover: ends('false-alarm') },

  'arrived → alerting': { before: arrived, mover: does('daughter', 'cannot') },
  'arrived → acknowledged': {
    before: [['son', 'acknowledge'], ...arrived],
    mover: does('daughter', 'cannot'),
  },
  'arrived → on-the-way': {
    before: [['son', 'coming'], ...arrived],
    mover: does('daughter', 'cannot'),
  },
  'arrived → arrived': { before: arrived, mover: does('elder', 'escalate') },
  'arrived → resolved': { before: arrived, mover: ends('resolved') },
  'arrived → false-alarm': { before: arrived, mover: ends('false-alarm') },
  'arrived → called-again': { minutesAgo: 20, before: arrived, again: true, mover: 'clock' },
};

/** An emergency that stands where its move begins. */
export interface Staged extends Circle {
  readonly move: string;
  readonly id: string;
  /** The call that takes its place. */
  readonly again: string | null;
  readonly mover: Mover;
}

/** Makes every scene, up to the move, with a coordinator who is asked after the circle. */
export async function stageMoves(stage: Stage): Promise<Staged[]> {
  const all: (Circle & { readonly move: string; readonly scene: Scene })[] = [];
  for (const [move, scene] of Object.entries(scenes)) {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    all.push({ move, scene, elder, daughter, son: await stage.contact(elder) });
  }
  const ids = new Map<string, string>();
  const press = async (isWanted: (scene: Scene) => boolean) => {
    const some = all.filter(({ scene }) => isWanted(scene));
    for (const { elder, move, scene } of some) {
      const { id } = await elder.press(scene.drill ? { drill: true } : {});
      ids.set(move, id);
    }
    return some;
  };
  const go = async (some: typeof all) => {
    await stage.pass(10);
    for (const { move, scene, ...circle } of some) {
      const id = ids.get(move) ?? '';
      const acts = scene.inVain ? [['elder', 'escalate'] as const] : (scene.before ?? []);
      for (const [who, act] of acts) {
        await circle[who].act(id, act, bodyOf(act));
      }
    }
  };
  await go(await press(({ minutesAgo }) => minutesAgo !== undefined));
  // Of those before, everybody has been asked.
  await stage.coordinator();
  // Longer than any level waits, and than a press that joins what goes on.
  await stage.pass(20 * 60);
  await go(await press(({ counts, minutesAgo }) => !counts && minutesAgo === undefined));
  await press(({ counts }) => counts === true);
  const staged: Staged[] = [];
  for (const { move, scene, ...circle } of all) {
    const id = ids.get(move) ?? '';
    const again = scene.again ? await circle.elder.press(scene.drill ? { drill: true } : {}) : null;
    staged.push({ ...circle, move, id, again: again?.id ?? null, mover: scene.mover });
  }
  return staged;
}
