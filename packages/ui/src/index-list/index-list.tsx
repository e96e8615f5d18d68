import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './index-list.module.css';

export type IndexListProps = ComponentProps<'div'> & {
  /** Always a single column. */
  single?: boolean;
};

/** A list of links in two columns when there is room; children are `IndexLink`. */
export function IndexList({ single, className, ...rest }: IndexListProps) {
  return (
    <div {...rest} className={classNames(styles.index, !single && styles.double, className)} />
  );
}

export type IndexLinkProps<E extends ElementType = 'a'> = {
  as?: E;
  title: ReactNode;
  /** One muted line below the title. */
  detail?: ReactNode;
} & Omit<ComponentProps<E>, 'as' | 'title' | 'children'>;

/** One line of the list, clickable as a whole. */
export function IndexLink<E extends ElementType = 'a'>(props: IndexLinkProps<E>) {
  const { as, title, detail, className, ...rest } = props as IndexLinkProps<'a'>;
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.entry, className)}>
      <b>{title}</b> {detail ? <span>{detail}</span> : null}
      <Icon of={ArrowRight} />
    </Element>
  );
}
