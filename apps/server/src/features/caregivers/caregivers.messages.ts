/** Titles appear on locked screens and in mail subjects: no names, nothing about health. */
export const titles = {
  planned: /*i18n*/ { id: 'caregivers.title.planned', message: 'A home visit is planned' },
  changed: /*i18n*/ { id: 'caregivers.title.changed', message: 'A home visit has changed' },
  done: /*i18n*/ { id: 'caregivers.title.done', message: 'A home visit is done' },
};

/** To both sides, in mail and SMS too: of whom and when, and nothing about health. */
export const news = {
  planned: /*i18n*/ {
    id: 'caregivers.news.planned',
    message: '{caregiver} will visit {elder} on {date} at {time}.',
  },
  weekly: /*i18n*/ {
    id: 'caregivers.news.weekly',
    message: '{caregiver} will visit {elder} every week, from {date} at {time} until {until}.',
  },
  moved: /*i18n*/ {
    id: 'caregivers.news.moved',
    message:
      'The visit of {caregiver} with {elder} on {oldDate} at {oldTime} is moved to {date} at {time}.',
  },
  cancelled: /*i18n*/ {
    id: 'caregivers.news.cancelled',
    message: 'The visit of {caregiver} with {elder} on {date} at {time} is cancelled.',
  },
  ended: /*i18n*/ {
    id: 'caregivers.news.ended',
    message: '{caregiver} will no longer visit {elder} at the times that were planned.',
  },
  /** In notices of before. */
  unchecked: /*i18n*/ {
    id: 'caregivers.news.unchecked',
    message:
      'The planned visits of {caregiver} with {elder} are cancelled: a coordinator has ended the check of {caregiver}. Plan visits with somebody else, or call a coordinator: {phone}.',
  },
  unconfirmed: /*i18n*/ {
    id: 'caregivers.news.unconfirmed',
    message:
      'The planned visits of {caregiver} with {elder} are cancelled: Hafi no longer confirms {caregiver}. Plan visits with somebody else, or call a coordinator: {phone}.',
  },
  died: /*i18n*/ {
    id: 'caregivers.news.died',
    message:
      'It was recorded that {elder} has died. All planned visits of {caregiver} are cancelled: please do not set out.',
  },
  diedNext: /*i18n*/ {
    id: 'caregivers.news.died-next',
    message:
      'It was recorded that {elder} has died. The visit of {caregiver} on {date} at {time} is cancelled: please do not set out.',
  },
  done: /*i18n*/ {
    id: 'caregivers.news.done',
    message: '{caregiver} was with {elder} on {date}, from {time} to {until}.',
  },
};

/** Lines of the recent activity. */
export const activities = {
  begun: /*i18n*/ { id: 'caregivers.activity.begun', message: 'Home visit begun' },
  done: /*i18n*/ { id: 'caregivers.activity.done', message: 'Home visit done' },
  /** In lines of before. */
  visited: /*i18n*/ { id: 'caregivers.activity.visited', message: '{caregiver} was with you' },
};

/** Timeline texts about home visits. */
export const timelineTexts = {
  visit: /*i18n*/ { id: 'caregivers.timeline.visit', message: 'Home visit' },
  until: /*i18n*/ { id: 'caregivers.timeline.until', message: 'Until {time}' },
};
