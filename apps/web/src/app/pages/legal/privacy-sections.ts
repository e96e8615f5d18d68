import { msg } from '@lingui/core/macro';
import type { LegalSection } from './legal-document.tsx';
import { onlyIf } from './only-if.ts';

/** The privacy policy, section by section. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'collect',
    title: msg`Information we collect`,
    paragraphs: [
      msg`We ask only for what the service needs. Most of it you give us yourself, or somebody whom you have allowed to help you.`,
    ],
    points: [
      msg`Your account: names, e-mail address, phone number, the place where you live and, if you wish, a photo, your date of birth and your identity number.`,
      msg`Your health: a medical card, and the readings, medicines and notes that you, your doctor or your caregiver enter.`,
      msg`That you said you are well and, if you wish, what you said with it in your own voice: the recording is deleted after a week.`,
      msg`Your appointments, and the note that you write for the doctor.`,
      msg`Your people: whom to call in an emergency, who belongs to your care circle and what each of them may see.`,
      msg`Payments: amount, method, phone number of the payer. Never a card number, never a PIN.`,
      msg`Messages that you write to us, and what we answered.`,
      msg`What you write, say and send in conversations: only the people in them read it, and a coordinator reads one message if somebody reports it.`,
      msg`Your devices: when and with which browser you signed in, so that you can see it and sign a stranger out.`,
      ...onlyIf(
        'location',
        msg`Your position only when you send an emergency alert or share it yourself.`,
      ),
      msg`We never follow where you are.`,
    ],
  },
  {
    id: 'use',
    title: msg`How we use it`,
    points: [
      msg`To bring you together with the people you chose, and to remind you.`,
      msg`To tell your circle when a reading is dangerous.`,
      ...onlyIf('emergency', msg`To tell the people who come to help where you are.`),
      msg`To take payments, give receipts and pay back what is owed to you.`,
      msg`To check the papers of doctors.`,
      msg`To answer when you ask us, and to keep the service safe.`,
      msg`Never for advertising. We sell nothing about you.`,
      msg`No machine alone decides anything about you: a person always looks.`,
    ],
  },
  {
    id: 'consent',
    title: msg`Your consent`,
    paragraphs: [
      msg`Health and family details are sensitive data in Rwandan law. We use them because you agreed, to carry out what you asked for, or to save a life.`,
      msg`You may agree in writing, on the screen, or by word of mouth before a witness. We note who agreed to what, when and in which language. You may take it back at any time, as easily as you gave it.`,
      msg`A grown-up elder decides alone who sees what, at any age. Somebody else decides only with a court's paper, which we keep as long as they decide. Under 16, a parent agrees.`,
    ],
  },
  {
    id: 'security',
    title: msg`How we keep it safe`,
    points: [
      msg`Connections are encrypted. Passwords are kept as hashes only.`,
      msg`You can ask for a second step at sign-in, see your open devices and sign them out.`,
      msg`Each part of the service shows a person only what they may see. What is not allowed is refused.`,
      msg`Photos lose the place where they were taken before they are kept.`,
      msg`SMS and e-mail subjects never carry a word about your health.`,
      msg`Each act of a coordinator is written in an audit log.`,
      msg`If data is lost or stolen, we tell the National Cyber Security Authority within 48 hours, and you when it could harm you.`,
    ],
  },
  {
    id: 'sharing',
    title: msg`Whom we share it with`,
    points: [
      msg`The people of your care circle see what you granted to each of them, and nothing more.`,
      msg`The doctor of your visit sees your name, phone number and note.`,
      msg`The mobile money company sees the amount and the paying number.`,
      ...onlyIf(
        'card',
        msg`The company that runs the card page, Flutterwave or IremboPay, sees your name, your e-mail address and the amount. The card is typed on its page: we never see its number.`,
      ),
      msg`The bank sees the amount, the name of who pays, and the reference of a transfer.`,
      msg`The companies that carry our SMS and e-mails see the address and the text, under a written contract.`,
      ...onlyIf(
        'emergency',
        msg`Those who are asked to help in an emergency see where you are and, if you allow it, your medical card.`,
      ),
      msg`Authorities only when Rwandan law obliges us to.`,
    ],
  },
  {
    id: 'keeping',
    title: msg`Where and how long we keep it`,
    paragraphs: [
      msg`The law asks that personal data is stored in Rwanda. It leaves the country only with the certificate of the National Cyber Security Authority, or in the other cases that the law names.`,
      msg`We keep your data as long as you have an account. When you delete it we erase what we may. Payments, receipts and the audit log stay as long as the law demands, and then go too.`,
    ],
  },
  {
    id: 'device',
    title: msg`What stays on your device`,
    paragraphs: [
      msg`One cookie keeps you signed in and one remembers your language. Your device also remembers text size, colours and forms that you have not sent yet. When you sign out, what belongs to you is removed. There are no cookies of others, and nothing counts your visits.`,
    ],
  },
  {
    id: 'rights',
    title: msg`Your privacy rights`,
    paragraphs: [
      msg`Law No 058/2021 gives you these rights. Asking costs nothing. We answer requests within 30 days.`,
    ],
    points: [
      msg`See what we know about you, and have a copy that you can take elsewhere.`,
      msg`Have wrong data corrected.`,
      msg`Have your data erased, or its use stopped for a while.`,
      msg`Object to a use, and take your consent back.`,
      msg`Name an heir for your data in your will, or a person who acts for you.`,
    ],
    closing: [
      msg`If our answer does not satisfy you, you may appeal to the National Cyber Security Authority within 30 days of it. It answers within 60 days.`,
    ],
  },
  {
    id: 'changes',
    title: msg`When this page changes`,
    paragraphs: [
      msg`We put the new date on top. If a change touches what you agreed to, we ask you again first.`,
    ],
  },
];
