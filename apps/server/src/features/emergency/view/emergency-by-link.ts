import { Problem } from '@hafi/contract/core/problem';
import { emergenciesErrors } from '@hafi/contract/emergency/emergencies.errors';
import type { EmergencyView, LinkAct } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import type { Platform } from '../../../platform/platform.ts';
import { type HelpersAct, limitActs, markSeen, respond } from '../course/respond.ts';
import type { Showing } from './handover-card.ts';
import { enterByLink, type LinkReader } from './reader.ts';
import { type Opening, requireByLink } from './require-by-link.ts';
import { showByLink } from './show-emergency.ts';

/**
 * Who opens a link of an emergency that goes on.
 * @throws Problem not-found for a link that nobody was sent, or that was taken back;
 * too-many-requests for an address that tries many of them; emergency-has-ended, emergency-called-again
 */
export async function enterOpenLink(platform: Platform, opening: Opening): Promise<LinkReader> {
  const reader = await requireByLink(platform, opening, (token) => enterByLink(platform, token));
  if (reader.row.state === 'called-again') {
    throw new Problem(emergenciesErrors['emergency-called-again']);
  }
  if (hasEnded(reader.row.state)) throw new Problem(emergenciesErrors['emergency-has-ended']);
  return reader;
}

/** An emergency for whoever was sent its link. Opening it is no sign that somebody has seen it. */
export async function getByLink(
  platform: Platform,
  opening: Opening,
  showing: Showing,
): Promise<EmergencyView> {
  return showByLink(platform, await enterOpenLink(platform, opening), showing);
}

const actOf = (said: Exclude<LinkAct, { act: 'seen' }>): HelpersAct =>
  said.act === 'coming'
    ? { act: 'coming', minutes: said.minutes, position: said.position }
    : { act: said.act };

/** What whoever was sent a link does. */
export async function actByLink(
  platform: Platform,
  opening: Opening,
  said: LinkAct,
  showing: Showing,
): Promise<EmergencyView> {
  const { own, row } = await enterOpenLink(platform, opening);
  if (said.act === 'seen') await markSeen(platform, row, own);
  else {
    await limitActs(platform, row.id, { rowId: own.id });
    await respond(platform, row.id, { rowId: own.id }, actOf(said));
  }
  return getByLink(platform, opening, showing);
}
