import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Link } from "@/ui/actions/Link";
import { useTranslation } from "@/i18n/useTranslation";
import { DueRow } from "@/parts/schedules/DueRow";
import { DueSheet } from "@/parts/schedules/DueSheet";
import { dueAtom, type Due as DueOccurrence } from "@/state/budget/schedules";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

const SHOWN = 2;

/** The oldest occurrences that wait, and the way to the others. */
export default function Due() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const all = useAtomValue(dueAtom);
  const [open, setOpen] = useState<DueOccurrence | null>(null);
  const more = all.length - SHOWN;
  return (
    <>
      {all.length > 0 && (
        <Section>
          <SectionHeader title={t("schedules.due")}>
            <Link to="/schedules">{t("schedules.all")}</Link>
          </SectionHeader>
          <ListGroup label={t("schedules.due")}>
            {all.slice(0, SHOWN).map((due) => (
              <DueRow
                key={`${due.schedule.id} ${due.occurrence}`}
                due={due}
                onOpen={() => setOpen(due)}
                onMend={() => void navigate(`/schedules?edit=${due.schedule.id}`)}
              />
            ))}
            {more > 0 && (
              <ListRow compact chevron title={t("schedules.moreDue", { count: more })} to="/schedules" />
            )}
          </ListGroup>
        </Section>
      )}
      <DueSheet due={open} onClose={() => setOpen(null)} />
    </>
  );
}
