/** The code that leads at once to where a call for help is stopped. */
export const stopCode = (code: string) => code.replace(/#$/, '*2*2#');
