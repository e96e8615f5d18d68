import { answerAsMember } from '../features/emergency/protection/answer-question.ts';
import { quietly } from './quietly.ts';
import type { World } from './world.ts';

/** The daughter has agreed to be called when the main elder calls for help. */
export async function seedAgreements(
  { platform }: World,
  { elder, family }: { readonly elder: string; readonly family: string },
): Promise<void> {
  await quietly(platform, (silent) => answerAsMember(silent, { personId: family }, elder, true));
}
