import { registerElder } from '@hafi/contract/circle/elder-registration.contract';
import type { CallOptions } from '../../../lib/api.ts';
import { useAct } from '../../../lib/query/use-act.ts';

type Body = CallOptions<typeof registerElder>['body'];

/** Registers an elder; the idempotency key stays the same for the same form. */
export const useRegisterElder = () =>
  useAct(
    registerElder,
    ({ body, key }: { body: Body; key: string }) => ({ body, idempotencyKey: key }),
    { waits: true },
  );
