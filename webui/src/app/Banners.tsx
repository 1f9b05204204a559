import { laterPart } from "./lazyScreen";
import { useBannerState } from "./useBannerState";

const StateBanner = laterPart("banner", "StateBanner", "first");

/** Banner of the connection and of the budget, one at a time; most visits have none. */
export function Banners() {
  const state = useBannerState();
  return state && <StateBanner state={state} missing={null} />;
}
