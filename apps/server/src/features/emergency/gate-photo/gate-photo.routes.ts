import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import * as contract from '@hafi/contract/emergency/gate-photo.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayFindElder } from '../emergency.policy.ts';
import { requireDecider } from '../emergency-settings.ts';
import { enterOpenLink } from '../view/emergency-by-link.ts';
import { enterEmergency } from '../view/reader.ts';
import { changeGatePhoto, removeGatePhoto } from './change-gate-photo.ts';
import { readGatePhoto } from './stored-gate-photo.ts';

/** Endpoints for the photo of an elder's gate. No device keeps it: it dies with the right to see it. */
export const gatePhotoHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.changeGatePhoto, async ({ file, params, principal }) => {
    await changeGatePhoto(platform, principal, params.id, file);
    return { data: null };
  }),
  handle(contract.removeGatePhoto, async ({ params, principal }) => {
    await removeGatePhoto(platform, principal, params.id);
    return { data: null };
  }),
  handle(contract.getGatePhoto, async ({ params, principal, setHeader }) => {
    await requireDecider(platform, principal, params.id);
    setHeader('cache-control', 'no-store');
    return readGatePhoto(platform, params.id);
  }),
  handle(contract.getGateOfEmergency, async ({ params, principal, setHeader }) => {
    const { part, row } = await enterEmergency(platform, principal, params.id);
    if (!mayFindElder(part, row)) throw new Problem(coreErrors['not-found']);
    setHeader('cache-control', 'no-store');
    return readGatePhoto(platform, row.elderId);
  }),
  handle(contract.getGateByLink, async ({ address, params, setHeader }) => {
    const { row } = await enterOpenLink(platform, { token: params.token, address });
    setHeader('cache-control', 'no-store');
    return readGatePhoto(platform, row.elderId);
  }),
];
