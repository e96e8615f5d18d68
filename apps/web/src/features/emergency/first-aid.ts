import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** First-aid steps for one kind of emergency, in order. */
export interface FirstAid {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
}

/**
 * First-aid steps while an ambulance is on its way, most urgent first. Source: International First
 * Aid, Resuscitation, and Education Guidelines 2020 of the Red Cross and Red Crescent (IFRC).
 */
export const firstAid: readonly FirstAid[] = [
  {
    id: 'no-breath',
    title: msg`Does not wake up and does not breathe normally`,
    steps: [
      msg`Call 912 and lay the phone beside you, on loudspeaker.`,
      msg`Lay the person on the back, on hard ground.`,
      msg`Put both hands, one on the other, on the middle of the chest. Press 5 to 6 centimetres deep, 100 to 120 times a minute.`,
      msg`Do not stop until help takes over or the person breathes. Take turns with others.`,
    ],
  },
  {
    id: 'faint',
    title: msg`Does not wake up, but breathes`,
    steps: [
      msg`Turn the person on the side, the head a little back, so that the mouth can run out.`,
      msg`Give nothing to drink and no medicine.`,
      msg`Stay, and watch the breath until help is there.`,
    ],
  },
  {
    id: 'chest',
    title: msg`Chest pain or trouble breathing`,
    steps: [
      msg`Let the person sit, leaning back, knees bent. No walking.`,
      msg`Open tight clothes and a window.`,
      msg`Help with the person's own heart medicine or inhaler, if a doctor has given one.`,
    ],
  },
  {
    id: 'stroke',
    title: msg`Face crooked, arm weak, speech strange (stroke)`,
    steps: [
      msg`Ask for a smile, for both arms up, for a sentence. If one of them fails, call at once.`,
      msg`Note the time when it began: the hospital needs it.`,
      msg`Give nothing to eat or drink and no medicine. Lay the person on the side if sick or sleepy.`,
    ],
  },
  {
    id: 'fall',
    title: msg`After a fall`,
    steps: [
      msg`Do not pull the person up. Ask where it hurts.`,
      msg`Pain in the head, neck, back or hip: let the person lie, keep them warm, call 912.`,
      msg`Nothing hurts: slowly onto the side, onto hands and knees, then onto a chair.`,
      msg`Sleepy, confused or sick later on after a blow to the head: call 912.`,
    ],
  },
  {
    id: 'bleeding',
    title: msg`Heavy bleeding`,
    steps: [
      msg`Press hard on the wound with a clean cloth. Do not lift it to look.`,
      msg`When blood comes through, put another cloth on top and press on.`,
      msg`Let the person lie down and keep them warm.`,
    ],
  },
  {
    id: 'choking',
    title: msg`Something is stuck in the throat`,
    steps: [
      msg`Whoever can cough should go on coughing.`,
      msg`Otherwise: five blows with the flat hand between the shoulder blades, the person leaning forward.`,
      msg`Then five pushes: from behind, a fist above the navel, inwards and up. Do both in turn.`,
    ],
  },
  {
    id: 'sugar',
    title: msg`Diabetes: sweating, trembling, confused`,
    steps: [
      msg`Awake and able to swallow: four teaspoons of sugar in half a glass of water.`,
      msg`Not better after ten minutes: the same again, and call 912.`,
      msg`Not awake: nothing into the mouth, on the side, call 912.`,
    ],
  },
];
