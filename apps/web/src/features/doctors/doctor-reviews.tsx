import { formatDate } from '@hafi/i18n/dates';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '../../kit/paged-list.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './doctors.module.css';
import { useReviews } from './doctors.queries.ts';
import { Stars } from './rating.tsx';

/** A doctor's reviews, newest first. */
export function DoctorReviews({ id }: { id: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const reviews = useReviews(id);
  return (
    <PagedList
      query={reviews}
      label={t`Loading the reviews`}
      failed={t`The reviews did not arrive`}
      more={<Trans>Show more reviews</Trans>}
      progress={(shown, hasMore) =>
        hasMore ? (
          <Plural
            value={shown}
            one="# review shown, there are more"
            other="# reviews shown, there are more"
          />
        ) : (
          shown > 0 && <Plural value={shown} one="# review" other="# reviews" />
        )
      }
      empty={
        <Empty title={t`No reviews yet`} titleAs="h3">
          {t`Patients can say here how their visit was.`}
        </Empty>
      }
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((review) => (
            <Stack key={review.id} as="li" gap="tight">
              <Row>
                <Stars rating={review.rating} decimals={0} />
                <Quiet as="span">
                  {review.author}, {formatDate(review.date, locale)}
                </Quiet>
              </Row>
              {review.comment ? <p className={styles.comment}>{review.comment}</p> : null}
            </Stack>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
