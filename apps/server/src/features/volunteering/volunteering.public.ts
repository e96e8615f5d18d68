export { askVolunteer } from './ask-volunteer.ts';
export { type HelpTie, helpTies } from './help-ties.ts';
