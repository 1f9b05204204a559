import { useAtomValue } from "@/state/useAtomValue";
import { Server } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { useRemote } from "@/parts/useRemote";
import { isServerOwnerAtom, serverRemote } from "@/state/session/server";
import { ListGroup } from "@/ui/rows/ListGroup";

/** The way to the users of the server, for its owner alone. */
export function ServerRows() {
  const { t } = useTranslation();
  useRemote(serverRemote);
  if (!useAtomValue(isServerOwnerAtom)) return null;
  return (
    <ListGroup label={t("hosting.title")}>
      <MoreRow glyph={Server} hue="blue" title={t("hosting.title")} to="/server" />
    </ListGroup>
  );
}
