import {
  createElement,
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { reloadPage } from "./leaving";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Code that could not be fetched: there is no connection, and it was never kept on this device. */
export class MissingCode extends Error {}

/** Fetches code; what fails is told apart from what breaks. */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingCode("code was not fetched", { cause });
  }
}

export interface Placeholders {
  /** Stands in for the component until its code is here. */
  waiting?: ReactNode;
  /** Stands in for it when its code cannot be fetched; without, that is thrown. */
  missing?: ReactNode;
}

/**
 * A component whose code is fetched when it is first shown, or before that by `preload`. What could not be
 * fetched is tried no more until the page is loaded anew: a style sheet that failed would be left out. Not React's
 * `lazy`: that holds back for 300 ms what comes after a fallback, also code that is here already.
 */
export function onDemand<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= fetched(load).then((component) => {
      loaded = component;
    }));
  function OnDemand({ waiting, missing, ...props }: Placeholders & Props) {
    const { Component, failure } = useCode(() => loaded, preload);
    if (Component) return createElement(Component, props as unknown as Props);
    if (failure === undefined) return waiting;
    if (missing === undefined) throw failure;
    return missing;
  }
  return Object.assign(OnDemand, { preload });
}

interface Code<Props> {
  readonly Component?: ComponentType<Props> | undefined;
  readonly failure?: Error;
}

/** The component once its code is here, or why it is not. */
function useCode<Props>(
  current: () => ComponentType<Props> | undefined,
  preload: () => Promise<void>,
): Code<Props> {
  const [code, setCode] = useState<Code<Props>>(() => ({ Component: current() }));
  const { Component, failure } = code;
  useEffect(() => {
    if (Component ?? failure) return undefined;
    let isGone = false;
    const show = (next: Code<Props>) => {
      if (isGone) return;
      startTransition(() => setCode(next));
    };
    preload().then(
      () => show({ Component: current() }),
      (error: unknown) => show({ failure: error instanceof Error ? error : new MissingCode() }),
    );
    return () => {
      isGone = true;
    };
  });
  return code;
}

/** Loads the page anew, once whoever serves it answers: before that, the browser would have none to show. */
export async function reloadIfServed(): Promise<void> {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) await reloadPage();
}

/** Runs a task once the page has nothing else to do, or at the first touch, whichever comes first; gives what calls it off. */
export function whenIdle(task: () => void): () => void {
  const stop = () => {
    callOff();
    window.removeEventListener("pointerdown", run, true);
  };
  const run = () => {
    stop();
    task();
  };
  const callOff = onceIdle(run);
  window.addEventListener("pointerdown", run, true);
  return stop;
}

/** Fetches code once the page is idle, ahead of the press that asks for it; `preload` is always the same function. */
export function usePreload(preload: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Without a connection whoever asks for it says so.
        preload().catch(() => undefined);
      }),
    [preload],
  );
}

/** Resolves once the page has nothing else to do, or at the first touch. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}

/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 200;
/** Longest wait for an idle moment: a page that never rests would keep whoever pressed a button waiting for ever. */
const IDLE_AT_MOST_MS = 1000;

/** Run a task once the page is idle; a touch does not start it, for it would delay the answer to that touch. */
export function onceIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(task, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_AT_MOST_MS });
  return () => cancelIdleCallback(handle);
}
