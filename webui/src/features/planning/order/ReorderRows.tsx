import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { offsetOf, useDrag } from "@/parts/order/useDrag";
import { useOrder } from "@/parts/order/useOrder";
import { categoriesAtom } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";
import { Switch } from "@/ui/fields/Switch";
import { VisuallyHidden } from "@/ui/frame/VisuallyHidden";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { overFirstAtom } from "./overFirst";
import { ReorderRow } from "./ReorderRow";
import { useLift } from "./useLift";

/** Categories in the order they have everywhere, to be dragged; below, whether this list shows those over first. */
export function ReorderRows({ label }: { label: string }) {
  const { t } = useTranslation();
  const names = useNames();
  const { shown: placed, move } = useOrder(useAtomValue(categoriesAtom), (ids) => ({
    name: "orderCategories",
    body: { ids },
  }));
  const { shown, liftedId, said, handle, dropped } = useLift(placed, move);
  const { drag, start } = useDrag(dropped);
  return (
    <>
      <ListGroup label={label}>
        {shown.map(({ id, name, icon }, index) => (
          <ReorderRow
            key={id}
            name={names(name)}
            icon={categoryIcon(icon)}
            isLifted={index === drag?.from || id === liftedId}
            offset={offsetOf(index, drag)}
            onGrab={(event) => start(event, index)}
            {...handle(id, index)}
          />
        ))}
      </ListGroup>
      <VisuallyHidden role="status">
        {said && t("order.place", { name: names(said.name), place: said.place, count: shown.length })}
      </VisuallyHidden>
    </>
  );
}

/** Choice of this list alone: the order everywhere else stays. */
export function OverFirstSwitch() {
  const { t } = useTranslation();
  const [isOn, choose] = useAtom(overFirstAtom);
  return (
    <ListGroup>
      <ListRow
        control
        title={t("planning.overFirst")}
        sub={t("planning.overFirstHelp")}
        end={<Switch checked={isOn} onChange={({ target }) => choose(target.checked)} />}
      />
    </ListGroup>
  );
}
