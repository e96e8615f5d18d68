/** Joins the class names that are set; undefined when none is, so that no empty attribute is made. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>) {
  return names.filter(Boolean).join(' ') || undefined;
}
