/**
 * The version of the consent text (`circle.consent` in the catalogues). Changes when its meaning
 * changes, so that each consent in the log names what was read.
 */
export const consentVersion = '2026-11-22';

/** How consent was given: on screen, orally before a witness, or signed on paper. */
export const consentChannels = ['electronic', 'oral', 'paper'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** The ways of consent that another person records. */
export const witnessedChannels = ['oral', 'paper'] as const;

/** What an entry of the consent log reports. */
export const consentActions = [
  'granted',
  'changed',
  'withdrawn',
  'left',
  'visit-ended',
  /** Calls of the member open by themselves on the elder's device, or do so no more. */
  'calls-opened',
  'calls-closed',
] as const;
export type ConsentAction = (typeof consentActions)[number];

/**
 * Who gave, changed or withdrew consent: the elder, the representative or manager who decides for
 * them, the member who left, or a court, by the document that a coordinator checked.
 */
export const consentGivers = ['elder', 'representative', 'manager', 'member', 'court'] as const;
export type ConsentGiver = (typeof consentGivers)[number];

/** The consent text, one sentence shown before the choice is sent. */
export const consentText = /*i18n*/ {
  id: 'circle.consent',
  message:
    'I agree that this person may see and do in Hafi what is switched on here. I may change it or take it back at any time, here or by asking somebody to do it for me. Each look at my health is written down, and I can read who looked.',
};

/** The same for who decides in the elder's place: it speaks of the elder. */
export const consentTextFor = /*i18n*/ {
  id: 'circle.consent-for',
  message:
    'I decide this for {elder}: this person may see and do in Hafi what is switched on here. {elder} or I may change it or take it back at any time. Each look at the health of {elder} is written down, and {elder} can read who looked.',
};
