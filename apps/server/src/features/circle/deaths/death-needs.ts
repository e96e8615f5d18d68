import type { PlannedSource } from './planned.ts';
import type { ToldOfDeath } from './tell-mistake.ts';

/** What other features know of an elder who has died. */
export interface DeathNeeds {
  /** What is planned for them. */
  readonly planned: readonly PlannedSource[];
  readonly toldOfDeath: ToldOfDeath;
}
