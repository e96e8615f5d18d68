import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The six questions asked most. */
export const faq: readonly { question: MessageDescriptor; answer: MessageDescriptor }[] = [
  {
    question: msg`How do I schedule an appointment?`,
    answer: msg`Open Book Appointment, choose a doctor, a day and a time, then confirm. The time is yours at once. You pay now or after the appointment.`,
  },
  {
    question: msg`How do I update my health information?`,
    answer: msg`Tell your doctor before the visit: write it in the note when you book. Your names, phone and place are in My Profile.`,
  },
  {
    question: msg`What do I do in an emergency?`,
    answer: msg`Press Emergency and call 912, or 112 if it does not answer. 911 also reaches the network's emergency service from a mobile.`,
  },
  {
    question: msg`How do I contact my healthcare provider?`,
    answer: msg`Open the booking on your dashboard or in Messages. A coordinator can also put you through by phone.`,
  },
  {
    question: msg`How do you tell me about my appointments?`,
    answer: msg`By e-mail, SMS and in the bell, 24 hours and 1 hour before. What you get follows from the e-mail address and phone number in your profile.`,
  },
  {
    question: msg`How do I update my profile?`,
    answer: msg`Open My Profile from the menu with your initials, change what is wrong and press Save Changes.`,
  },
];
