export { askVolunteer } from './ask-volunteer.ts';
