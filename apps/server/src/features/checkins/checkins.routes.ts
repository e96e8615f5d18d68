import * as plans from '@hafi/contract/checkins/check-in-plan.contract';
import * as contract from '@hafi/contract/checkins/checkins.contract';
import * as late from '@hafi/contract/checkins/late-check-in.contract';
import * as notes from '@hafi/contract/checkins/voice-notes.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { addCheckIn, undoCheckIn } from './add-check-in.ts';
import { changePlan, getPlan } from './check-in-plan.ts';
import { listCheckIns } from './list-check-ins.ts';
import { acknowledgeLate, getLate, reachLate } from './taking/late-check-in.ts';
import { listUnassigned, reachUnassigned, takeUnassigned } from './taking/unassigned-check-ins.ts';
import { getVoiceNote, removeVoiceNote, saveVoiceNote } from './voice-note.ts';

/** Rate limit; no person needs more. */
const limit = { max: 60, seconds: 3600 };

/** Endpoints for check-ins. */
export function checkinsHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.addCheckIn, async ({ body, principal }) => {
      await platform.rateLimiter.take(`check-ins:${principal.personId}`, limit);
      return { data: await addCheckIn(platform, principal.personId, body) };
    }),
    handle(contract.undoCheckIn, async ({ principal }) => ({
      data: await undoCheckIn(platform, principal.personId),
    })),
    handle(contract.listCheckIns, async ({ principal }) => ({
      data: await listCheckIns(platform, principal.personId),
    })),
    handle(notes.saveVoiceNote, async ({ file, principal }) => {
      await platform.rateLimiter.take(`voice-notes:${principal.personId}`, limit);
      return { data: await saveVoiceNote(platform, principal.personId, file) };
    }),
    handle(notes.removeVoiceNote, async ({ principal }) => ({
      data: await removeVoiceNote(platform, principal.personId),
    })),
    handle(notes.getVoiceNote, ({ params, principal, setHeader }) => {
      const { id: elderId, noteId } = params;
      return getVoiceNote(platform, principal, { elderId, noteId, setHeader });
    }),
    handle(plans.getCheckInPlan, async ({ params, principal }) => ({
      data: await getPlan(platform, principal, params.id),
    })),
    handle(plans.changeCheckInPlan, async ({ body, params, principal }) => {
      await platform.rateLimiter.take(`check-in-plans:${principal.personId}`, limit);
      return { data: await changePlan(platform, principal, params.id, body) };
    }),
    handle(late.getLateCheckIn, async ({ params, principal }) => {
      const { expectedId, id: elderId } = params;
      return { data: await getLate(platform, principal, { elderId, expectedId }) };
    }),
    handle(late.acknowledgeLateCheckIn, async ({ params, principal }) => {
      const { expectedId, id: elderId } = params;
      return { data: await acknowledgeLate(platform, principal, { elderId, expectedId }) };
    }),
    handle(late.reachLateCheckIn, async ({ params, principal }) => {
      const { expectedId, id: elderId } = params;
      return { data: await reachLate(platform, principal, { elderId, expectedId }) };
    }),
    handle(late.listUnassignedCheckIns, async ({ principal }) => ({
      data: await listUnassigned(platform, principal.personId),
    })),
    handle(late.takeUnassignedCheckIn, async ({ params, principal }) => ({
      data: await takeUnassigned(platform, principal, params.id),
    })),
    handle(late.reachUnassignedCheckIn, async ({ params, principal }) => ({
      data: await reachUnassigned(platform, principal, params.id),
    })),
  ];
}
