import type { ZodMiniType } from 'zod/mini';
import { reopen } from '../update/reopen.ts';

type Checks = Pick<ZodMiniType, 'safeParseAsync'>;

/**
 * A form schema that is loaded when the form is first validated, because zod is a tenth of a first
 * load.
 */
export function laterSchema(load: () => Promise<Checks>): Checks {
  return {
    safeParseAsync: async (value, how) => (await load().catch(reopen)).safeParseAsync(value, how),
  };
}
