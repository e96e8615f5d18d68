import { hasPlace, type Outcome } from './outcome-terms.ts';

/** What each outcome is called where one of them is chosen. */
export const outcomeNames = {
  well: /*i18n*/ { id: 'outcome.name.well', message: 'Well again' },
  hospital: /*i18n*/ { id: 'outcome.name.hospital', message: 'In hospital' },
  ambulance: /*i18n*/ { id: 'outcome.name.ambulance', message: 'With the ambulance' },
  died: /*i18n*/ { id: 'outcome.name.died', message: 'Has died' },
  'false-alarm': /*i18n*/ { id: 'outcome.name.false-alarm', message: 'It was a false alarm' },
} satisfies Record<Outcome, unknown>;

/** How it ended for `elder`, in one sentence, for who may know. */
const outcomeTexts = {
  well: /*i18n*/ { id: 'outcome.text.well', message: '{elder} is well again.' },
  hospital: /*i18n*/ { id: 'outcome.text.hospital', message: '{elder} is in hospital.' },
  ambulance: /*i18n*/ {
    id: 'outcome.text.ambulance',
    message: 'The ambulance has taken {elder} along.',
  },
  died: /*i18n*/ { id: 'outcome.text.died', message: '{elder} has died.' },
  'false-alarm': /*i18n*/ {
    id: 'outcome.text.false-alarm',
    message: 'It was a false alarm. {elder} is well.',
  },
} satisfies Record<Outcome, unknown>;

const placedTexts = {
  hospital: /*i18n*/ {
    id: 'outcome.text.hospital.place',
    message: '{elder} is in hospital: {place}.',
  },
  ambulance: /*i18n*/ {
    id: 'outcome.text.ambulance.place',
    message: 'The ambulance has taken {elder} to: {place}.',
  },
};

/** The sentence of an outcome; its values are `elder`, and `place` where one is known. */
export function outcomeText(outcome: Outcome, place: string | null) {
  if (!place || !hasPlace(outcome)) return outcomeTexts[outcome];
  return outcome === 'hospital' ? placedTexts.hospital : placedTexts.ambulance;
}
