import { isOffered } from '@hafi/contract/support/claims/claims';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../lib/paths.ts';

/** Step-by-step instructions for one task, with a link to where it starts. */
interface Guide {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly steps: readonly MessageDescriptor[];
  readonly begin: { readonly to: string; readonly words: MessageDescriptor };
}

/** The most common tasks. */
export const guides: readonly Guide[] = [
  {
    id: 'emergency',
    title: msg`Get help in an emergency`,
    steps: [
      msg`Press Emergency. It stands on every page, with and without an account.`,
      msg`Press Call 912 for an ambulance. If nobody answers, press Call 112.`,
      msg`Say where you are: district, sector, cell, and something well known nearby.`,
      msg`Say what happened. Do not hang up first.`,
    ],
    begin: { to: paths.emergency, words: msg`Emergency numbers` },
  },
  {
    id: 'sign-up',
    title: msg`Make an account`,
    steps: [
      msg`Press Get Started, then Sign up.`,
      msg`Say who you are: an elder, family, a caregiver, a doctor or a volunteer.`,
      msg`Write your names, an e-mail address and a phone number, and choose a password.`,
      msg`Choose where you live, from the province down to the village.`,
      msg`Sign in. Who has no e-mail address signs in by phone, with a code by SMS.`,
    ],
    begin: { to: paths.signup, words: msg`Sign up` },
  },
  {
    id: 'book',
    title: msg`Book an appointment`,
    steps: [
      msg`Open Book Appointment and choose a doctor.`,
      msg`Choose a day and a free time.`,
      isOffered('video-appointments')
        ? msg`Choose the kind of visit: in person, by video or by phone.`
        : msg`Choose the kind of visit: in person or by phone.`,
      msg`Read everything once more and confirm. The time is yours at once.`,
      msg`We remind you 24 hours and 1 hour before. Cancelling is free until 24 hours before.`,
    ],
    begin: { to: paths.booking, words: msg`Book Appointment` },
  },
  {
    id: 'write',
    title: msg`Write to your people`,
    steps: [
      msg`Open Messages and press New.`,
      msg`Choose a person, your circle, or Hafi. All whom you may write to stand there.`,
      msg`Write below and press Send. Without network it waits in the conversation, and goes out by itself.`,
      msg`Press the three points at a message to answer it, or to change or delete your own.`,
      msg`Who troubles you can be reported or blocked: press the three points, or More at the top.`,
    ],
    begin: { to: paths.chat, words: msg`Messages` },
  },
  {
    id: 'pay',
    title: msg`Pay for an appointment`,
    steps: [
      msg`Open the appointment and press Pay. It shows each way to pay that works here; you may also pay after the visit.`,
      msg`With mobile money, write the number that pays.`,
      msg`A prompt comes to that phone. Enter the PIN there, never on our pages.`,
      msg`Wait until the page says that it is paid. The receipt stands there as a PDF.`,
    ],
    begin: { to: paths.dashboard, words: msg`My appointments` },
  },
  {
    id: 'settings',
    title: msg`Change the language and the text size`,
    steps: [
      msg`The language stands at the top of every page: Kinyarwanda, English or French.`,
      msg`With an account, open Settings, then Appearance.`,
      msg`Choose the text size, light or dark, and a high contrast.`,
      msg`It changes at once and stays so when you come back.`,
    ],
    begin: { to: paths.settings, words: msg`Settings` },
  },
  {
    id: 'family',
    title: msg`Bring in the family`,
    steps: [
      msg`Each member of the family makes an account of their own and says that they are family.`,
      msg`In My Profile, write down who is to be called when something happens.`,
      msg`In My circles invite each of them, by SMS, e-mail or a code of six digits, and choose what they may see.`,
    ],
    begin: { to: paths.familyConnect, words: msg`Family Connect` },
  },
  {
    id: 'volunteer',
    title: msg`Ask a volunteer for help`,
    steps: [
      msg`Open Ask a volunteer and choose: an errand, transport or company.`,
      msg`Choose a day and a part of the day, and say what they should know.`,
      msg`Volunteers near you see your first name, your sector and your note. One of them comes.`,
      msg`We tell you who it is. From then on you have each other's phone number.`,
      msg`When it is done, say so and thank them with stars.`,
    ],
    begin: { to: paths.volunteering, words: msg`Ask a volunteer` },
  },
  {
    id: 'install',
    title: msg`Put Hafi on the screen of your phone`,
    steps: [
      msg`On Android, open Hafi in Chrome, press the three dots, then Add to Home screen.`,
      msg`On an iPhone, open Hafi in Safari, press Share, then Add to Home Screen.`,
      msg`Hafi then opens like your other apps, and the emergency numbers open without internet.`,
    ],
    begin: { to: paths.home, words: msg`Home` },
  },
];
