import type { Claim, claims } from './claims.ts';

type UntrueClaim = { [C in Claim]: (typeof claims)[C] extends true ? never : C }[Claim];

/**
 * Beside each claim that is not true yet: parts of the texts that make it, in lower case, which
 * `apps/web/test/claims.test.tsx` finds on no page in any language.
 */
export const claimsNotYet: {
  readonly [C in UntrueClaim]: Readonly<Record<'en' | 'rw' | 'fr', readonly string[]>>;
} = {
  'voice-commands': {
    en: ['voice-first', 'say their name'],
    rw: ['gukoresha ijwi', 'muvuze izina'],
    fr: ["la voix d'abord", 'dites leur nom'],
  },
  'one-question-at-once': {
    en: ['one question at'],
    rw: ['ikibazo kimwe kimwe', 'ikibazo kimwe gusa', 'ikibazo kimwe icyarimwe'],
    fr: ['une question à la fois', "plus d'une question"],
  },
  'any-phone': {
    en: ['on any phone'],
    rw: ['kuri telefone iyo ari yo yose'],
    fr: ['sur tout téléphone'],
  },
  'sign-up-by-phone-alone': {
    en: ['phone number or an e-mail'],
    rw: ['nimero ya telefone cyangwa imeyili'],
    fr: ['numéro de téléphone ou un e-mail'],
  },
  'coordinator-watches-emergencies': {
    en: ['every emergency'],
    rw: ['ubutabazi bwose'],
    fr: ['chaque urgence'],
  },
  album: { en: ['album', 'photo & memory'], rw: ['alubumu'], fr: ['album', 'partage de photos'] },
  'care-tasks': {
    en: ['care tasks', 'who brings the medicine'],
    rw: ['imirimo yo kubitaho'],
    fr: ['tâches de soin'],
  },
  'near-caregivers': {
    en: ['verified, from your sector', 'verified, and close'],
    rw: ['bagenzuwe, bo mu murenge'],
    fr: ['vérifiés, de votre secteur'],
  },
  'checked-before-a-home': {
    en: ['everybody who enters a home'],
    rw: ['uwinjira mu rugo'],
    fr: ['entre dans un foyer'],
  },
  'caregiver-directory': {
    en: ['caregivers near you'],
    rw: ['abafasha bari hafi yanyu'],
    fr: ['aidants près de chez vous'],
  },
  'caregiver-each-week': {
    en: ['caregiver each week'],
    rw: ['ubitaho buri cyumweru'],
    fr: ['aidant chaque semaine'],
  },
  'own-coordinator': {
    en: ['knows you by name'],
    rw: ['ubazi mu izina'],
    fr: ['vous connaît par votre nom'],
  },
  games: { en: ['igisoro', 'memory cards'], rw: ['igisoro'], fr: ['igisoro'] },
  events: { en: ['cultural events', 'umuganura'], rw: ['umuganura'], fr: ['umuganura'] },
  groups: {
    en: ['interest groups', 'groups and games'],
    rw: ["amatsinda n'imikino"],
    fr: ['groupes et jeux'],
  },
  partners: {
    en: ['trusted partners', 'our partners'],
    rw: ['abafatanyabikorwa'],
    fr: ['partenaires'],
  },
  'support-around-the-clock': {
    en: ['24/7', 'around the clock'],
    rw: ['24/7', "amanywa n'ijoro"],
    fr: ['24/7', 'jour et nuit'],
  },
  'answer-in-minutes': {
    en: ['until somebody answers'],
    rw: ['mutarasubizwa'],
    fr: ['avant une réponse'],
  },
  'answer-in-hours': { en: ['within 2 hours'], rw: ['mu masaha 2 '], fr: ['en 2 heures'] },
};
