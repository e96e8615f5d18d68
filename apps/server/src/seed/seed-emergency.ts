import { saveHelp, saveSettings } from '../features/emergency/emergency-settings.ts';
import { seedAgreements } from './seed-agreements.ts';
import type { World } from './world.ts';

/**
 * What was settled before anybody calls for help: how the main elder's house is found, that whoever
 * comes reads her medical card, who agreed to be called, and a volunteer who answers calls nearby.
 */
export async function seedEmergency(
  world: World,
  people: { readonly elder: string; readonly family: string; readonly volunteer: string },
): Promise<void> {
  const { platform } = world;
  const { elder, volunteer } = people;
  const asElder = { personId: elder, roles: ['PATIENT' as const] };
  await saveSettings(platform, asElder, elder, {
    landmarks: 'Blue gate behind the Gisimenti pharmacy. The neighbour on the left has a key.',
    sharesCard: true,
    simplePress: false,
  });
  await saveHelp(platform, { personId: volunteer, roles: ['VOLUNTEER'] }, { answers: true });
  await seedAgreements(world, people);
}
