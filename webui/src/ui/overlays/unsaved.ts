/**
 * Unsaved input. Forms are asked about it at the moment something would be lost: an overlay closes, a page
 * is left or reloads for a new version, or what is edited goes.
 */
import { use, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { isOpenLevel } from "./stack";
import { OverlayLevel } from "./useOverlay";

interface Holder {
  /** The overlay it is in; null on the page. */
  readonly level: string | null;
  readonly hasUnsaved: () => boolean;
}

const holders = new Set<Holder>();
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

/** Lets others ask, at any moment, whether something here would be lost. */
export function useUnsaved(hasUnsaved: () => boolean): void {
  const level = use(OverlayLevel);
  const latest = useRef(hasUnsaved);
  useLayoutEffect(() => {
    latest.current = hasUnsaved;
    tell();
  });
  useLayoutEffect(() => {
    const mine = { level, hasUnsaved: () => latest.current() };
    holders.add(mine);
    tell();
    return () => {
      holders.delete(mine);
      tell();
    };
  }, [level]);
}

/** Return whether something in an overlay, or on the page, would be lost. */
export function hasUnsaved(level: string | null): boolean {
  return [...holders].some((each) => each.level === level && each.hasUnsaved());
}

/** Return whether something would be lost, and render anew when that changes. */
export function useHasUnsaved(levels: readonly (string | null)[]): boolean {
  return useSyncExternalStore(listen, () => levels.some(hasUnsaved));
}

/** Drop the input of a deleted thing: return whether something typed went with it, which is told once. */
export function loseUnsaved(): boolean {
  const lost = [...holders].filter((each) => isOpenLevel(each.level) && each.hasUnsaved());
  for (const each of lost) holders.delete(each);
  return lost.length > 0;
}

/** Runs a task at once, or as soon as there is nothing left to lose. */
export function whenAllSaved(task: () => void): void {
  waiting.add(task);
  runWaiting();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
  runWaiting();
}

function runWaiting(): void {
  if (waiting.size === 0 || [...holders].some((each) => each.hasUnsaved())) return;
  for (const task of waiting) {
    waiting.delete(task);
    task();
  }
}
