import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { isTick } from "@/domain";
import { waitingAtom, type ChangeGroup } from "@/state/budget/waiting";
import { IconTile } from "@/ui/art/IconTile";
import { Amount } from "@/ui/figures/Amount";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { describe } from "./change/describe";
import { useMoment } from "./change/useMoment";
import { useLabels } from "./change/useLabels";

/** Changes on their way: sent by themselves, with nothing to decide. */
export function Waiting() {
  const { t } = useTranslation();
  const waiting = useAtomValue(waitingAtom);
  if (waiting.length === 0) return null;
  const title = t("notSaved.waiting", { count: waiting.length });
  return (
    <Section>
      <SectionHeader title={title}>
        <span>{t("notSaved.whenOnline")}</span>
      </SectionHeader>
      <ListGroup label={title}>
        {waiting.map((change) => (
          <WaitingRow key={change.key} change={change} />
        ))}
      </ListGroup>
    </Section>
  );
}

function WaitingRow({ change: { operations, when } }: { change: ChangeGroup }) {
  const { t } = useTranslation();
  const [labels, moment] = [useLabels(), useMoment()];
  const [first, ...others] = operations;
  const { title, what, icon, amount } = describe(first, labels);
  const count = operations.length;
  const many = t(operations.every(isTick) ? "notSaved.change.ticks" : "notSaved.change.items", { count });
  return (
    <ListRow
      compact
      title={title}
      sub={moment(when)}
      start={<IconTile icon={icon} size="s" />}
      end={amount && <Amount parts={amount} />}
      endSub={others.length > 0 ? many : amount ? undefined : what}
    />
  );
}
