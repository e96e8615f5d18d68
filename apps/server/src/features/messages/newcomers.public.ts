/** Apart from `messages.public.ts`, which asks the circles who takes part: circles ask this. */
export { addNewcomer } from './conversations/add-newcomer.ts';
