import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { shownAttentionAtom } from "@/state/session/attention";
import { attentionAtom } from "@/state/session/profile";

/** Keeps the dot of More as the person's profile and invitations are. */
export function useAttention(): void {
  const attention = useAtomValue(attentionAtom);
  const show = useSetAtom(shownAttentionAtom);
  useEffect(() => show(attention), [attention, show]);
}
