/** About the roles of an account, to who has it. */
export const roleTexts = {
  title: /*i18n*/ { id: 'admin.roles.title', message: 'Your role in Hafi has changed' },
  changed: /*i18n*/ {
    id: 'admin.roles.changed',
    message: 'A coordinator has changed your role. The reason: “{words}” Your profile shows it.',
  },
  changedWith: /*i18n*/ {
    id: 'admin.roles.changed-with',
    message:
      'A coordinator has changed your role. The reason: “{words}” Cancelled with it, and everybody concerned is told: appointments: {appointments}, home visits: {careVisits}, promised help: {help}.',
  },
  outside: /*i18n*/ {
    id: 'admin.roles.outside',
    message: 'A coordinator has changed your role in Hafi. The reason stands in Hafi.',
  },
};
