import { useEffect, useEffectEvent } from "react";

/** Runs when the browser's Back brings this page back as it was left, with all that was under way then. */
export function usePageBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);
}
