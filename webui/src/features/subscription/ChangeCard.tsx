import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { onlineAtom } from "@/state/connection";
import { setUpCardAtom } from "@/state/session/subscription";
import { Button, type ButtonProps } from "@/ui/actions/Button";
import { useLeave } from "./useLeave";

/** Leads to the page where a new card is entered. */
export function ChangeCard({ kind, label }: Pick<ButtonProps, "kind"> & { label: string }) {
  const isOnline = useAtomValue(onlineAtom);
  const setUp = useSetAtom(setUpCardAtom);
  const { busy, leave } = useLeave(setUp);
  return (
    <Button kind={kind} busy={busy} disabled={!isOnline} onClick={leave}>
      {label}
    </Button>
  );
}
