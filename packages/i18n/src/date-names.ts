import type { Locale } from './locales.ts';

/**
 * Month names from January, in the form used inside a date. Kinyarwanda from news usage (CLDR
 * agrees).
 */
export const monthNames: Record<Locale, readonly string[]> = {
  en: names(
    'January February March April May June July August September October November December',
  ),
  rw: names(
    'Mutarama Gashyantare Werurwe Mata Gicurasi Kamena Nyakanga Kanama Nzeri Ukwakira Ugushyingo Ukuboza',
  ),
  fr: names('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
};

/**
 * Short month names from January. Kinyarwanda has no settled abbreviations, so it uses the full
 * names.
 */
export const shortMonthNames: Record<Locale, readonly string[]> = {
  en: names('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  rw: monthNames.rw,
  fr: names('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
};

/** Day names from Monday. */
export const dayNames: Record<Locale, readonly string[]> = {
  en: names('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  rw: [
    'Kuwa mbere',
    'Kuwa kabiri',
    'Kuwa gatatu',
    'Kuwa kane',
    'Kuwa gatanu',
    'Kuwa gatandatu',
    'Ku cyumweru',
  ],
  fr: names('lundi mardi mercredi jeudi vendredi samedi dimanche'),
};

/** Short day names from Monday, for calendar columns and chart axes. */
export const shortDayNames: Record<Locale, readonly string[]> = {
  en: names('Mon Tue Wed Thu Fri Sat Sun'),
  rw: names('Mbe. Kab. Gtu. Kan. Gnu. Gnd. Cyu.'),
  fr: names('lun. mar. mer. jeu. ven. sam. dim.'),
};

function names(list: string): readonly string[] {
  return list.split(' ');
}
