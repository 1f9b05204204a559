/** Tags of an entry, and `#tags` typed into a text. */
import { TAG_MAX_CHARACTERS, TAGS_MAX } from "@/contract/limits.gen";
import { DomainError, ErrorCode } from "../base/errors";
import { tag } from "../contract/validation";

export const SIGN = "#";
const ENDS = /[.,;:!?]+$/u;
const LETTER = /\p{L}/u;

/** A tag in small letters: 1 to 30 letters, digits, `-` and `_`. */
export const clean = tag;

/** Return tags in their order, each once; more than ten are refused. */
export function unique(tags: readonly string[]): string[] {
  const found = [...new Set(tags)];
  if (found.length > TAGS_MAX) throw new DomainError(ErrorCode.VALIDATION_COUNT);
  return found;
}

/** Return the tags that are kept of what was sent. */
export function cleanAll(tags: readonly string[]): string[] {
  return unique(tags.map(clean));
}

/** Return tags with another name for one of them; where both stand, the earlier place is kept. */
export function renamed(tags: readonly string[], old: string, newTag: string): string[] {
  return [...new Set(tags.map((each) => (each === old ? newTag : each)))];
}

/** Return the tags that a typed word is made of: `#trip#kyiv,` has two; `#12`, `C#` and `#` have none. */
export function read(word: string): string[] {
  if (!word.startsWith(SIGN)) return [];
  const parts = word.normalize("NFC").replace(ENDS, "").slice(1).split(SIGN);
  return parts.every(isTyped) ? parts.map(clean) : [];
}

/** A text without its tags, and the tags. */
export interface Taken {
  readonly text: string;
  readonly tags: readonly string[];
}

/** Take the tags out of a text, behind those that are there; those beyond ten stay in it. */
export function take(text: string, tags: readonly string[] = []): Taken {
  const found = [...new Set(tags)];
  const lines = text.split("\n").map((line) => takeLine(line, found));
  return { text: lines.filter((line) => line !== null).join("\n"), tags: found };
}

/** Add the tags of a typed word; false where it has none, or has no room for them. */
export function add(found: string[], word: string): boolean {
  const typed = read(word);
  const every = [...new Set([...found, ...typed])];
  if (typed.length === 0 || every.length > TAGS_MAX) return false;
  found.push(...every.slice(found.length));
  return true;
}

/** Return a line without tags; null where nothing is left of it. */
function takeLine(line: string, found: string[]): string | null {
  const parts = line.split(/([ \t]+)/);
  const words = parts.flatMap((word, index) =>
    index % 2 === 0 ? [{ word, space: index === 0 ? "" : (parts[index - 1] ?? "") }] : [],
  );
  const kept = words.filter(({ word }) => !add(found, word));
  if (kept.length === words.length) return line;
  const left = kept.map(({ space, word }) => space + word).join("");
  return left.replace(/^[ \t]+|[ \t]+$/g, "") || null;
}

/** Return whether a text is a tag with a letter: `#12` is a number of something. */
function isTyped(part: string): boolean {
  const isShort = Array.from(part.toLowerCase().normalize("NFC")).length <= TAG_MAX_CHARACTERS;
  if (!isShort || !LETTER.test(part)) return false;
  try {
    clean(part);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
