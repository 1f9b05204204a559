/** Forms about a thing that others change while they are open. */

/** Fields of a form that belong together: one side's are taken, never some of each. */
export interface Part<Form> {
  readonly fields: readonly (keyof Form)[];
  /** A value that is equal where both sides mean the same. */
  readonly valueOf: (form: Form) => unknown;
}

/** Return the parts in which two forms differ. */
export function differing<Form>(parts: readonly Part<Form>[], one: Form, other: Form): readonly Part<Form>[] {
  return parts.filter(({ valueOf }) => JSON.stringify(valueOf(one)) !== JSON.stringify(valueOf(other)));
}

/** Return a form with the values of another one in some of its parts. */
export function withParts<Form>(form: Form, values: Form, parts: readonly Part<Form>[]): Form {
  const fields = parts.flatMap((part) => part.fields);
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, values[field]])) };
}

/** Return what is typed, over what stands `now`: a part that was left as it stood `before` follows. */
export function rebased<Form>(typed: Form, before: Form, now: Form, parts: readonly Part<Form>[]): Form {
  const mine = differing(parts, typed, before);
  return withParts(
    typed,
    now,
    parts.filter((part) => !mine.includes(part)),
  );
}

/** Return the parts that were changed since `origin` and that say something else than what is typed. */
export function inConflict<Form>(
  parts: readonly Part<Form>[],
  typed: Form,
  origin: Form,
  now: Form,
): readonly Part<Form>[] {
  return differing(differing(parts, origin, now), typed, now);
}
