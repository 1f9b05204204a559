/** Tags of bodies, checked. */
import { DomainError, fieldError } from "../../rules/base/errors";
import { clean, cleanAll } from "../../rules/entries/tags";

/** Return the tags of a body as they are kept, undefined where it has none; `present` ones that are equal. */
export function tagsOf(
  { tags }: { readonly tags?: readonly string[] },
  present: readonly string[] = [],
): readonly string[] | undefined {
  if (tags === undefined) return undefined;
  const tagNames = cleaned(tags);
  return tagNames.join(" ") === present.join(" ") ? present : tagNames;
}

/** Return a tag that a field names. */
export function tagNamed(field: string, text: string): string {
  return of(field, () => clean(text));
}

function cleaned(tags: readonly string[]): readonly string[] {
  return of("tags", () => cleanAll(tags));
}

function of<Made>(field: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw error instanceof DomainError ? fieldError(field, error.code) : error;
  }
}
