import type { EmergencyEvent, EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import type { EmergencyStep } from '@hafi/contract/emergency/emergency-terms';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Trans, useLingui } from '@lingui/react/macro';
import { levelWords } from '../../../kit/emergency/emergency-words.ts';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import styles from './running.module.css';
import { useRunTitle } from './use-run-title.ts';

/** What happened, in words. */
function useStepWords(view: EmergencyView) {
  const { t } = useLingui();
  const end = useRunTitle(view);
  return ({ level, note, people, step }: EmergencyEvent): string => {
    const whom = level ? t(levelWords[level]) : '';
    const number = people ?? 0;
    const words: Record<EmergencyStep, string> = {
      pressed: t`Called for help`,
      fired: t`The countdown ended`,
      asked: t`Asked: ${whom} (${number})`,
      'nobody-to-ask': t`Nobody to ask: ${whom}`,
      seen: t`Has seen it`,
      acknowledged: t`Sees to it`,
      coming: t`Is on the way`,
      cannot: t`Cannot come`,
      late: t`Was not there in time`,
      unanswered: t`Nobody has answered`,
      arrived: t`Is there`,
      'ambulance-called': t`Has called 912`,
      escalated: t`Had the next ones asked: ${whom}`,
      note: t`Note`,
      wrote: note === null ? t`Wrote by SMS, it is not clear for whom` : t`Wrote by SMS`,
      cancelled: t`Stopped it`,
      // How it ended is what the heading says.
      resolved: view.outcome === 'well' ? t`Said that all is well` : end,
      'false-alarm': t`Said that it was a false alarm`,
      'called-again': t`Called for help again`,
    };
    return words[step];
  };
}

/** All that happened, oldest first. */
export function Timeline({ view, open }: { view: EmergencyView; open?: boolean }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const say = useStepWords(view);
  const { events } = view;
  if (events.length === 0) return null;
  return (
    <Accordion>
      <AccordionItem open={open} title={<Trans>All that happened</Trans>}>
        <ol className={styles.timeline}>
          {events.map((event) => {
            const who = event.you ? t`You` : event.name;
            return (
              <li key={event.id}>
                <time dateTime={event.at}>{time(event.at)}</time>
                <p>
                  {who ? <b>{who}: </b> : null}
                  {say(event)}
                  {event.note ? <span className={styles.note}>{event.note}</span> : null}
                </p>
              </li>
            );
          })}
        </ol>
      </AccordionItem>
    </Accordion>
  );
}
