import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { lists } from "@/domain";
import type { ListView } from "@/state/budget/lists";
import { Switch } from "@/ui/fields/Switch";
import { Sheet } from "@/ui/overlays/Sheet";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { countOf } from "../items";
import css from "./ShareSheet.module.css";
import { ShareWays } from "./ShareWays";

export interface ShareSheetProps {
  open: boolean;
  list: ListView;
  onClose: () => void;
}

/** The list as a message, and the ways to send it. */
export function ShareSheet({ open, list, onClose }: ShareSheetProps) {
  const { t } = useTranslation();
  const { done, of } = countOf(list.listItems);
  const [isTicked, setTicked] = useState(false);
  const ticked = isTicked || done === of;
  const text = lists.sharedText(list.name, list.listItems, ticked);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("lists.shareTitle", { name: list.name })}
      closeLabel={t("actions.close")}
    >
      <p className={css["Snippet"]}>{text}</p>
      <ShareWays text={text} />
      {done > 0 && done < of && (
        <ListGroup>
          <ListRow
            compact
            control
            title={t("lists.ticked")}
            sub={t("lists.tickedSub", { done, of })}
            end={<Switch checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />}
          />
        </ListGroup>
      )}
    </Sheet>
  );
}
