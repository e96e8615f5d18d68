import * as z from 'zod/mini';

/** Whether a list is so short that its elements may be looked at. */
export const isShort = (list: unknown, most: number): list is unknown[] =>
  Array.isArray(list) && list.length <= most;

/** A list within a resource. One of a million elements is refused before any of them is parsed. */
export const shortList = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.custom<unknown[]>((list) => isShort(list, 100)),
    z.array(item),
  );
