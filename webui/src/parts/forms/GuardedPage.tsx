import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import type { UnsavedQuestion } from "@/ui/overlays/GuardedSheet";
import { useHasUnsaved } from "@/ui/overlays/unsaved";
import { OverlayLevel, useGuardedPage } from "@/ui/overlays/useOverlay";
import { useUnsavedQuestion } from "./FormSheet";

/** Does something that would lose what is typed, at once while nothing is, or when the person agrees. */
export type Leave = (then: () => void) => void;

export interface GuardedPageProps {
  /** The way back of the browser, once it may be taken; one step back by default. */
  onBack?: (() => void) | undefined;
  /** The person agreed to lose what is typed. */
  onDiscard?: (() => void) | undefined;
  /** Question that replaces the usual one. */
  question?: Partial<UnsavedQuestion>;
  children: (leave: Leave) => ReactNode;
}

/** A page on which something is typed (`useUnsaved`): it is left by any way only after asking. */
export function GuardedPage({ onBack, onDiscard, question, children }: GuardedPageProps) {
  const navigate = useNavigate();
  const back = onBack ?? (() => void navigate(-1));
  const { level, leave, dialog } = useLeaveGuard(back, onDiscard);
  useLinks(level !== null, (path) => leave(() => void navigate(path)));
  return (
    <OverlayLevel value={level}>
      {children(leave)}
      <ConfirmDialog {...useUnsavedQuestion()} {...question} {...dialog} danger />
    </OverlayLevel>
  );
}

interface PendingLeave {
  /** Navigation that waits for the answer. */
  readonly then: () => void;
}

function useLeaveGuard(onBack: () => void, onDiscard: (() => void) | undefined) {
  const [pending, setPending] = useState<PendingLeave | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [pageLevel, setPageLevel] = useState<string | null>(null);
  const isUnsaved = useHasUnsaved([null, pageLevel]);
  if (isLeaving && !isUnsaved) setLeaving(false);
  const isGuarded = isUnsaved && !isLeaving;
  const leave = (then: () => void) => {
    if (isGuarded) setPending({ then });
    else then();
  };
  const level = useGuardedPage(isGuarded, () => leave(onBack));
  if (level !== null && level !== pageLevel) setPageLevel(level);
  return {
    level,
    leave,
    dialog: {
      open: pending !== null,
      onCancel: () => setPending(null),
      onConfirm: () => {
        onDiscard?.();
        // Nothing is held any more at the moment of the step back.
        flushSync(() => {
          setPending(null);
          setLeaving(true);
        });
        pending?.then();
      },
    },
  };
}

/** Links around the page, its tabs above all, lead away only after asking. */
function useLinks(isGuarded: boolean, onFollow: (path: string) => void): void {
  const follow = useEffectEvent(onFollow);
  useEffect(() => {
    if (!isGuarded) return undefined;
    const onClick = (event: MouseEvent) => {
      const path = event.target instanceof Element ? pathOf(event.target.closest("a[href]")) : null;
      if (path === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      follow(path);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [isGuarded]);
}

/** Where a link leads within the app; null for any other, which opens beside the page. */
function pathOf(link: Element | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download"))
    return null;
  const { origin, pathname, search } = new URL(link.href);
  return origin === window.location.origin ? pathname + search : null;
}
