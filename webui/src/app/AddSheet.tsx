import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useLocation } from "react-router";
import { canEditAtom } from "@/state/budget/access";
import { addRequestAtom, closeAddAtom } from "@/state/budget/adding";
import { whenIdle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { preloadSheets } from "@/ui/overlays/Sheet";
import { sheetMeanwhile } from "@/ui/overlays/sheetMeanwhile";
import { useLatch } from "@/ui/overlays/useLatch";
import { laterPart } from "./lazyScreen";

const KeypadSheet = laterPart("addKeypad", "KeypadSheet");

/** The keypad over any page; beside the expenses of a wide window it stands open there. */
export function AddSheet() {
  const { t } = useTranslation();
  const request = useAtomValue(addRequestAtom);
  const { isOpen } = request;
  const onClose = useSetAtom(closeAddAtom);
  const canEdit = useAtomValue(canEditAtom);
  const isBeside = useHasAddPanel();
  const isAsked = useLatch(isOpen);
  useEffect(() => {
    // Fetched once the page stands, for the first tap; what is left to spend comes first.
    const stop = whenIdle(() => {
      void Promise.all([KeypadSheet.preload(), preloadSheets()]).catch(() => undefined);
    });
    return () => {
      stop();
      onClose();
    };
  }, [onClose]);
  // An entry half typed when the right to edit ends stays, and is told why when it is saved.
  if (!isAsked || isBeside || !(canEdit || isOpen)) return null;
  const meanwhile = sheetMeanwhile({ open: isOpen, onClose, label: t("states.loading") });
  return (
    <KeypadSheet key={request.sequence} request={request} open={isOpen} onClose={onClose} {...meanwhile} />
  );
}

/** Return whether the keypad stands open beside the page. */
export function useHasAddPanel(): boolean {
  const { pathname } = useLocation();
  return useWide() && pathname === "/expenses";
}
