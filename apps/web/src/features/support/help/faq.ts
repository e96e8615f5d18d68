import { foldText } from '@hafi/i18n/find-words';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The most frequent questions: the six of the specification, and how a role is changed. */
export const faq: readonly { question: MessageDescriptor; answer: MessageDescriptor }[] = [
  {
    question: msg`How do I schedule an appointment?`,
    answer: msg`Open Book Appointment, choose a doctor, a day and a time, then confirm. The time is yours at once. You pay now or after the appointment.`,
  },
  {
    question: msg`How do I update my health information?`,
    answer: msg`Open My Profile: your medical card holds conditions, medicines, allergies and blood group. For one visit, write it in the note when you book.`,
  },
  {
    question: msg`What do I do in an emergency?`,
    answer: msg`Press Emergency and call 912, or 112 if it does not answer. 911 also reaches the network's emergency service from a mobile.`,
  },
  {
    question: msg`How do I contact my healthcare provider?`,
    answer: msg`Open Messages, press New, and write to your doctor or caregiver. A coordinator can also put you through by phone.`,
  },
  {
    question: msg`How do I change my notification preferences?`,
    answer: msg`Open Settings, then Notifications. Choose e-mail, SMS or messages on this device, and the hours in which we stay quiet.`,
  },
  {
    question: msg`How do I update my profile?`,
    answer: msg`Open My Profile from the menu with your initials, change what is wrong and press Save Changes.`,
  },
  {
    question: msg`I chose the wrong role. How do I change my account type?`,
    answer: msg`Open My Profile: it says your role. As long as you have sent no profile or papers, change it there yourself. Otherwise press “Not your role?”: a coordinator changes it, and you are told.`,
  },
];

/** The questions that contain the query in question or answer, ignoring case and accents. */
export function findQuestions<Q extends { question: string; answer: string }>(
  questions: readonly Q[],
  query: string,
): readonly Q[] {
  const wanted = foldText(query.trim());
  if (wanted === '') return questions;
  return questions.filter(({ question, answer }) =>
    [question, answer].some((text) => foldText(text).includes(wanted)),
  );
}
