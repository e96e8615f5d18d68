import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './emergency.module.css';
import { firstAid } from './first-aid.ts';

/** First aid until the ambulance comes; works without JavaScript. */
export function FirstAidGuide() {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Who answers at 912 tells you what to do: follow that first. Open what has happened.
        </Trans>
      </p>
      <Accordion>
        {firstAid.map(({ id, title, steps }) => (
          <AccordionItem key={id} title={t(title)}>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.id}>{t(step)}</li>
              ))}
            </ol>
          </AccordionItem>
        ))}
      </Accordion>
      <Quiet>
        <Trans>
          After the first aid guidelines 2020 of the International Federation of Red Cross and Red
          Crescent Societies.
        </Trans>
      </Quiet>
    </>
  );
}
