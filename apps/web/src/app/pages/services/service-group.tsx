import { isOffered } from '@hafi/contract/support/claims/claims';
import { Basket, type BasketProps } from '@hafi/ui/basket/basket';
import { Stack } from '@hafi/ui/layout/layout';
import type { ReactNode } from 'react';
import { Service, type ServiceText } from './service.tsx';
import styles from './service-group.module.css';

/** A group of services, under a basket of its own. */
export function ServiceGroup(props: {
  id: string;
  weave: BasketProps['weave'];
  title: string;
  lead: ReactNode;
  services: readonly ServiceText[];
}) {
  const { id, weave, title, lead, services } = props;
  return (
    <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Basket size="small" weave={weave} className={styles.basket} />
        <Stack gap="tight">
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{lead}</p>
        </Stack>
      </div>
      {services
        .filter((service) => isOffered(service.id))
        .map((service) => (
          <Service key={service.id} {...service} />
        ))}
    </section>
  );
}
