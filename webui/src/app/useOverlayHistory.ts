import { useEffect } from "react";
import { createPath, NavigationType, useLocation, useNavigationType } from "react-router";
import { keepAddedEntry } from "@/ui/overlays/backClosing";
import { guardTaps } from "@/ui/overlays/tapGuard";

/** Tells the overlays of every new address and page: for the way back, and for taps that come twice. */
export function useOverlayHistory(): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type !== NavigationType.Pop) keepAddedEntry(type === NavigationType.Replace, createPath(location));
  }, [location, type]);
  useEffect(() => guardTaps("opening"), [location.pathname]);
}
