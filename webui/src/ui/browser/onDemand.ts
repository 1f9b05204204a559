import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code is fetched when it is first shown, or before that by `preload`; `waiting` stands in for it
 * meanwhile. Not React's `lazy`: that holds back for 300 ms what comes after a fallback, also code that is here already.
 */
export function onDemand<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (module) => {
        loaded = module.default;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  function OnDemand({ waiting, ...props }: { waiting?: ReactNode } & Props) {
    const Component = useCode(() => loaded, preload);
    return Component ? createElement(Component, props as unknown as Props) : waiting;
  }
  return Object.assign(OnDemand, { preload });
}

/** The component once its code is here; a failure to fetch it is thrown where it would stand. */
function useCode<Props>(
  current: () => ComponentType<Props> | undefined,
  preload: () => Promise<void>,
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState(current);
  useEffect(() => {
    if (Component) return undefined;
    let isGone = false;
    const show = () => {
      if (!isGone) setComponent(() => current());
    };
    const fail = (error: unknown) => {
      if (isGone) return;
      setComponent(() => {
        throw error;
      });
    };
    preload().then(show, fail);
    return () => {
      isGone = true;
    };
  });
  return Component;
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

/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 200;

function onceIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(task, WITHOUT_IDLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(task);
  return () => {
    cancelIdleCallback(handle);
  };
}
