import { isOffered } from '@hafi/contract/support/claims/claims';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { useLingui } from '@lingui/react/macro';

/** Frequent questions about money. */
export function MoneyQuestions() {
  const { t } = useLingui();
  const aboutPlans = [
    [
      t`When do I pay for the first time?`,
      t`After the 30 free days, and only if you say yes. Nothing is taken by itself: you approve each payment yourself.`,
    ],
    [
      t`How do I cancel?`,
      t`On the page of the plan, in two taps, anytime. The plan runs until the end of what is paid, and costs nothing more.`,
    ],
  ] as const;
  const questions = [
    ...(isOffered('care-plans') ? aboutPlans : []),
    [
      t`May somebody else pay for me?`,
      t`Yes. Whoever keeps your visits pays from where they are, by any way to pay that works here. What you see and decide stays yours.`,
    ],
    [
      t`Are visits to the doctor in the plan?`,
      t`No. Each visit has its own price, which you see before you book. You may pay it after the appointment.`,
    ],
    [
      t`Somebody asks for my PIN. Is that Hafi?`,
      t`Never. Hafi asks for no PIN, on no phone and in no message. Hang up and tell somebody you trust.`,
    ],
  ] as const;
  return (
    <Accordion>
      {questions.map(([question, answer]) => (
        <AccordionItem key={question} title={question}>
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
