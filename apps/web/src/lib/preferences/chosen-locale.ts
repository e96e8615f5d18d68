import { isStored, store } from '../device-storage.ts';

const key = 'hafi-locale-chosen';

/** Notes that the language was chosen in this tab, so that it survives a sign-in. */
export const noteChosenLocale = (): boolean => store('session', key, true);

/** Whether the language was chosen in this tab. */
export const wasLocaleChosen = (): boolean => isStored('session', key);
