import { useEffect } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { isUndone, keepAddedEntry } from "@/ui/overlays/backClosing";
import { guardTaps } from "@/ui/overlays/tapGuard";

/** Tells the overlays of every new address and page: for the way back, and for taps that come twice. */
export function useOverlayHistory(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Pop) return;
    if (isUndone(location.pathname)) void navigate(location);
    else keepAddedEntry(type === NavigationType.Replace);
  }, [location, type, navigate]);
  useEffect(() => {
    guardTaps("opening");
  }, [location.pathname]);
}
