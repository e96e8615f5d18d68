import * as contract from '@hafi/contract/admin/admin.contract';
import * as audit from '@hafi/contract/admin/audit.contract';
import * as failures from '@hafi/contract/admin/failures.contract';
import * as people from '@hafi/contract/admin/people.contract';
import * as watch from '@hafi/contract/admin/watch.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  changeRoles,
  liftSuspension,
  listPeople,
  readPerson,
  suspendPerson,
} from '../accounts/accounts.public.ts';
import type { LetGo } from '../circle/circle.public.ts';
import {
  askAboutPayment,
  listHangingPayments,
  settlePaymentByHand,
} from '../payments/payments.public.ts';
import { endConfirmation, leavePromises, type PromiseSource } from '../vetting/vetting.public.ts';
import type { AdminSources } from './admin-sources.ts';
import { listFailedMessages, listSetAside, retryFailedMessage, retrySetAside } from './failures.ts';
import { getOverview } from './get-overview.ts';
import { getWaiting } from './get-waiting.ts';
import { listAudit } from './list-audit.ts';
import { tellRoles } from './tell-roles.ts';
import { closeUnreachedNotice, listUnreached } from './unreached.ts';
import { listDeliveries } from './watch.ts';

/** What other features do for coordinators. */
export interface AdminNeeds {
  readonly promises: readonly PromiseSource[];
  readonly letGo: LetGo;
  readonly withdrawDeath: (mistake: {
    readonly by: string;
    readonly elderId: string;
    readonly reason: string;
  }) => Promise<void>;
}

export function adminHandlers(
  platform: Platform,
  sources: AdminSources,
  needs: AdminNeeds,
): readonly Handler[] {
  return [
    handle(contract.getOverview, async () => ({ data: await getOverview(platform, sources) })),
    handle(contract.getWaiting, async () => ({ data: await getWaiting(platform) })),
    handle(failures.listFailedMessages, ({ query }) => listFailedMessages(platform, query)),
    handle(failures.retryFailedMessage, async ({ principal, params }) => {
      await retryFailedMessage(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(failures.listUnreached, ({ query }) => listUnreached(platform, query)),
    handle(failures.closeUnreached, async ({ principal, params }) => {
      await closeUnreachedNotice(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(failures.listSetAside, ({ query }) => listSetAside(platform, query)),
    handle(failures.retrySetAside, async ({ principal, params }) => {
      await retrySetAside(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(watch.listHangingPayments, ({ query }) => listHangingPayments(platform, query)),
    handle(watch.askAboutPayment, async ({ principal, params }) => ({
      data: await askAboutPayment(platform, principal.personId, params.id),
    })),
    handle(watch.settlePaymentByHand, async ({ principal, params, body }) => ({
      data: await settlePaymentByHand(platform, principal.personId, { id: params.id, by: body.by }),
    })),
    handle(watch.listDeliveries, async () => ({ data: await listDeliveries(platform) })),
    handle(audit.listAudit, ({ query }) => listAudit(platform, query)),
    ...peopleHandlers(platform, needs),
  ];
}

function peopleHandlers(
  platform: Platform,
  { letGo, promises, withdrawDeath }: AdminNeeds,
): Handler[] {
  return [
    handle(people.listPeople, ({ query }) => listPeople(platform, query)),
    handle(people.readPerson, async ({ params, principal }) => ({
      data: await readPerson(platform, { actorId: principal.personId, id: params.id }),
    })),
    handle(people.suspendPerson, async ({ body, params, principal }) => {
      const oversight = { actorId: principal.personId, id: params.id, reason: body.reason };
      // Nobody books or expects whom no coordinator answers for.
      await suspendPerson(platform, oversight, async (tx, { actorId: by, id, reason: text }) => {
        const { agreed } = body;
        await endConfirmation(platform, tx, { by, personId: id, text, agreed, promises });
        await letGo(tx, { personId: id, elderId: null });
      });
      return { data: null };
    }),
    handle(people.liftSuspension, async ({ body, params, principal }) => {
      const { personId: actorId } = principal;
      await liftSuspension(platform, { actorId, id: params.id, reason: body.reason });
      return { data: null };
    }),
    handle(people.withdrawPersonsDeath, async ({ body, params, principal }) => {
      await withdrawDeath({ by: principal.personId, elderId: params.id, reason: body.reason });
      return { data: null };
    }),
    handle(people.changeRoles, async ({ body, params, principal }) => {
      const { agreed, ...change } = body;
      const oversight = { actorId: principal.personId, id: params.id, ...change };
      await changeRoles(platform, oversight, async (tx, { before, isOther, role }) => {
        const personId = params.id;
        const fallen = isOther
          ? await leavePromises(platform, tx, { personId, before, role, agreed, promises })
          : null;
        await tellRoles(platform, tx, {
          by: oversight.actorId,
          personId,
          fallen,
          words: body.reason,
        });
        await letGo(tx, { personId, elderId: null });
      });
      return { data: null };
    }),
  ];
}
