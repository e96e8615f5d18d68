import { msg } from '@lingui/core/macro';
import type { LegalSection } from './legal-document.tsx';
import { onlyIf } from './only-if.ts';

/** The terms of use, section by section; the page fills in `fee` and `days`. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'service',
    title: msg`What Hafi is`,
    paragraphs: [
      msg`Hafi brings elders together with family, doctors, caregivers and volunteers. By opening an account you agree to these terms and to the privacy policy.`,
      msg`The doctors, caregivers and volunteers work in their own name. We check the doctors' papers and bring you together; the care itself is theirs.`,
    ],
  },
  {
    id: 'medical',
    title: msg`No hospital and no ambulance`,
    paragraphs: [
      msg`Hafi is not an emergency service. In danger call 912 or 112 first. Nothing in Hafi calls an ambulance for you.`,
      ...onlyIf('emergency', msg`The emergency button tells your people.`),
      msg`What stands on these pages helps you to talk with a doctor. It does not replace one. Never stop or change a medicine because of something you read here.`,
    ],
  },
  {
    id: 'account',
    title: msg`Your account`,
    points: [
      msg`Give true names and a number or address that is yours.`,
      msg`Keep your password to yourself. Tell us at once when somebody else uses your account.`,
      msg`You may let somebody you trust help you. What they do counts as done by you.`,
      msg`Under 16 years you need the agreement of a parent.`,
      msg`Doctors are listed only after a coordinator has checked their papers.`,
    ],
  },
  {
    id: 'bookings',
    title: msg`Appointments and cancelling`,
    points: [
      msg`A booking holds the doctor's time for you at once.`,
      msg`Cancelling is free until {hours} hours before the visit.`,
      msg`Later the service fee of {fee} is kept. The rest is given back.`,
      msg`If the doctor cancels, you pay nothing.`,
      msg`You may write a review after the visit only. Write what you saw yourself, without insults.`,
    ],
  },
  {
    id: 'payments',
    title: msg`Paying`,
    points: [
      msg`Prices are in Rwandan francs and shown before you confirm, with the service fee.`,
      msg`You may pay a visit after the appointment, or online by each way to pay that works here.`,
      ...onlyIf('bank', msg`A bank transfer takes 2-3 business days to arrive.`),
      msg`Each payment that is made in Hafi has a receipt; for what you pay at the practice, ask there. Money that is owed to you goes back the way it came.`,
      msg`Hafi never asks for your PIN.`,
    ],
  },
  ...onlyIf('care-plans', {
    id: 'plans',
    title: msg`Care plans and the free trial`,
    points: [
      msg`A care plan is free for {days} days, once for each elder, without a payment.`,
      msg`You pay for a month or for a year in advance. Who pays is told 7 days and 1 day before a period ends. Nothing is taken by itself: you approve each payment.`,
      msg`A plan that is not paid goes on for 7 days. Then it ends by itself and you owe nothing. Everything about health, emergencies and messages stays.`,
      msg`A larger plan begins once you have paid the difference for the days that are left. A smaller one begins with the next period.`,
      msg`You may cancel anytime; the plan then runs until the end of what is paid. What you paid for a period that has not begun comes back. Days of a period that has begun do not.`,
      msg`Visits to doctors and caregivers have their own prices, shown before you book.`,
      ...onlyIf(
        'verification-badges',
        msg`A verification badge is given only after a person has checked the papers. If we cannot confirm them, you get your money back.`,
      ),
    ],
  }),
  {
    id: 'conduct',
    title: msg`How we treat each other`,
    points: [
      msg`Be polite. No threats, no insults, no hatred.`,
      msg`Ask nobody for money, a PIN or a password.`,
      msg`What you learn about somebody's health or home stays with you.`,
      ...onlyIf(
        'emergency',
        msg`Do not send alerts for fun: others stop coming when somebody is in danger.`,
      ),
      msg`Do not try to reach what is not meant for you, and do not disturb the service.`,
    ],
  },
  {
    id: 'liability',
    title: msg`What we answer for`,
    paragraphs: [
      msg`We keep the service running with care and repair what breaks. We cannot promise that a network, a phone or an SMS always works, so never rely on Hafi alone when life is in danger.`,
      msg`We answer for damage that we cause on purpose or through neglect, as the law of Rwanda says. For the treatment, the doctor or caregiver answers, who is insured for it.`,
    ],
  },
  {
    id: 'ending',
    title: msg`Leaving, and being asked to leave`,
    paragraphs: [
      msg`You may leave at any time and take your data with you. We may close an account that breaks these terms. We say why first, unless somebody is in danger, and you may object.`,
    ],
  },
  {
    id: 'law',
    title: msg`Law and changes`,
    paragraphs: [
      msg`The law of Rwanda applies, and its courts decide. Before that, write or call: we look into it and answer.`,
      msg`When these terms change, we tell you 30 days before. Whoever does not agree may leave without cost.`,
    ],
  },
];
