import { personHeader } from '@hafi/contract/core/acting-person';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../auth/principal.ts';

/** Whether a page is of another person than the one whose credentials it sends. */
export const isOtherPerson = (named: unknown, principal: Principal): boolean =>
  typeof named === 'string' && named !== '' && named !== principal.personId;

/**
 * Refuses a request of a page that shows somebody else than who is signed in by now: another tab of the
 * same browser may have signed them in.
 */
export function refuseOtherPerson(request: FastifyRequest, principal: Principal | null): void {
  if (principal && isOtherPerson(request.headers[personHeader], principal)) {
    throw new Problem(coreErrors['other-person']);
  }
}
