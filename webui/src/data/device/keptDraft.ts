/** The one entry half typed in this tab: a reload keeps it, and who comes next never sees it. */

const KEY = "budget.draft";

/** Whose draft it is, and where it was typed. */
export interface DraftPlace {
  readonly owner: string;
  readonly workspaceId: string;
  /** Query of the link that the form began with. */
  readonly link: string;
}

interface Kept extends DraftPlace {
  readonly draft: unknown;
}

export function keepDraft({ owner, workspaceId, link }: DraftPlace, draft: unknown): void {
  sessionStorage.setItem(KEY, JSON.stringify({ owner, workspaceId, link, draft } satisfies Kept));
}

/** Return what was kept at a place, as it was written: nobody checked it. Null for none. */
export function keptDraft({ owner, workspaceId, link }: DraftPlace): unknown {
  const stored = read();
  const isHere = stored?.owner === owner && stored.workspaceId === workspaceId && stored.link === link;
  return isHere ? stored.draft : null;
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}

/** Remove the draft of a person who leaves. */
export function forgetDraftOf(owner: string): void {
  if (read()?.owner === owner) forgetDraft();
}

function read(): Partial<Kept> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
  } catch {
    return null;
  }
}
