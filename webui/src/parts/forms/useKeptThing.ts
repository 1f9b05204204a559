import { useEffectEvent, useLayoutEffect, useReducer } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { showToast } from "@/ui/overlays/toasts";
import { loseUnsaved } from "@/ui/overlays/unsaved";

/**
 * Return a thing that others may delete. Once it is gone it is given for one moment more: what is typed about
 * it is still there to be asked for, and the person is told that it was lost. `onGone` closes what stood open for it.
 *
 * | thing | isAskedFor | given, once rendered | told |
 * | --- | --- | --- | --- |
 * | there | | the thing | |
 * | gone | yes | nothing | if something typed was lost |
 * | gone | no: it was closed | nothing | never |
 */
export function useKeptThing<Thing>(
  thing: Thing | undefined,
  isAskedFor: boolean,
  onGone?: () => void,
): Thing | undefined {
  const { t } = useTranslation();
  const [kept, keep] = useReducer(latest<Thing>, thing);
  if (thing !== undefined && thing !== kept) keep(thing);
  const isGone = thing === undefined && kept !== undefined;
  const leave = useEffectEvent(() => {
    if (isAskedFor) {
      if (loseUnsaved()) showToast({ text: t("states.inputGone"), tone: "error", lasting: true });
      onGone?.();
    }
    keep(undefined);
  });
  useLayoutEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return thing ?? kept;
}

function latest<Thing>(_: Thing | undefined, next: Thing | undefined): Thing | undefined {
  return next;
}
