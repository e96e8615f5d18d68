/**
 * The version of the words to which an elder says yes (`circle.consent` in the catalogues). It
 * changes when their meaning does, so that each yes in the log names what was read.
 */
export const consentVersion = '2026-11';

/** How a yes was given: on the screen, aloud before a witness, or signed on paper. */
export const consentChannels = ['electronic', 'oral', 'paper'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** The ways of a yes that somebody else writes down. */
export const witnessedChannels = ['oral', 'paper'] as const;

/** What a line of the consent log tells. */
export const consentActions = ['granted', 'changed', 'withdrawn', 'left'] as const;
export type ConsentAction = (typeof consentActions)[number];

/**
 * Who gave, changed or took back: the elder, who decides in their place, the member who left, or a
 * court, by the document that a coordinator has checked.
 */
export const consentGivers = ['elder', 'representative', 'manager', 'member', 'court'] as const;
export type ConsentGiver = (typeof consentGivers)[number];

/** The words of the consent, said in one sentence before a choice is sent. */
export const consentText = /*i18n*/ {
  id: 'circle.consent',
  message:
    'I agree that this person may see and do in Hafi what is switched on here. I may change it or take it back at any time, here or by asking somebody to do it for me. Each look at my health is written down, and I can read who looked.',
};
