import { useEffect } from "react";
import { onceIdle } from "@/ui/browser/onDemand";
import { laterPart } from "./lazyScreen";
import { useBannerState } from "./useBannerState";

const StateBanner = laterPart("banner", "StateBanner");

/** Banner of the connection and of the budget, one at a time; most visits have none. */
export function Banners() {
  const state = useBannerState();
  // Without a connection it is too late to fetch what says so.
  useEffect(() => onceIdle(() => void StateBanner.preload().catch(() => undefined)), []);
  return state && <StateBanner state={state} missing={null} />;
}
