import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { ButtonLink } from '@hafi/ui/button/button';
import { Thread } from '@hafi/ui/steps/steps';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { guides } from './guide.ts';

/** Step-by-step instructions for the most common tasks. */
export function UserGuide() {
  const { t } = useLingui();
  return (
    <Accordion>
      {guides.map(({ id, title, steps, begin }) => (
        <AccordionItem key={id} id={`guide-${id}`} title={t(title)}>
          <Thread>
            {steps.map((step) => (
              <li key={step.id}>{t(step)}</li>
            ))}
          </Thread>
          <div>
            <ButtonLink as={Link} to={begin.to} variant="second">
              {t(begin.words)}
            </ButtonLink>
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
