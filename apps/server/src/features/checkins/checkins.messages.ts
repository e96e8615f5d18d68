/** The line of the recent activity. */
export const checkedIn = /*i18n*/ {
  id: 'checkins.activity.checked-in',
  message: 'Meze neza: I am well',
};
