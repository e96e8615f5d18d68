/** About a name that is not the one that a coordinator compared with the papers. */
export const nameTexts = {
  title: /*i18n*/ { id: 'vetting.title.renamed', message: 'Your new name must be compared' },
  DOCTOR: /*i18n*/ {
    id: 'vetting.renamed.doctor',
    message:
      'Your papers were compared with the name {before}. A coordinator now compares them with {name}. Until then nobody can book you, and you are not shown as checked. Your appointments stand, and your patients are told.',
  },
  CAREGIVER: /*i18n*/ {
    id: 'vetting.renamed.caregiver',
    message:
      'Your papers were compared with the name {before}. A coordinator now compares them with {name}. Until then you are not shown as checked. Your visits stand, and the families are told.',
  },
  VOLUNTEER: /*i18n*/ {
    id: 'vetting.renamed.volunteer',
    message:
      'Your papers were compared with the name {before}. A coordinator now compares them with {name}. Until then you cannot take on requests. What you have promised stands, and those you help are told.',
  },
  badge: /*i18n*/ {
    id: 'vetting.renamed.badge',
    message:
      'Your badge was approved for the name {before}. A coordinator now compares your papers with {name}. Until then it is not shown.',
  },
  outside: /*i18n*/ {
    id: 'vetting.outside.renamed',
    message:
      'You have a new name in Hafi. A coordinator compares your papers with it. Until then you are not shown as checked. If you did not change it, call us.',
  },
  comparedTitle: /*i18n*/ { id: 'vetting.title.compared', message: 'Your new name was compared' },
  compared: /*i18n*/ {
    id: 'vetting.compared',
    message:
      'A coordinator has compared your papers with your new name. You are shown as checked again.',
  },
  comparedBadge: /*i18n*/ {
    id: 'vetting.compared-badge',
    message:
      'A coordinator has compared your papers with your new name. Your badge is shown again.',
  },
  coordinatorsTitle: /*i18n*/ {
    id: 'vetting.title.somebody-renamed',
    message: 'Somebody has a new name',
  },
  coordinators: /*i18n*/ {
    id: 'vetting.somebody-renamed',
    message: '{before} now has the name {name}. Please compare the papers.',
  },
};
