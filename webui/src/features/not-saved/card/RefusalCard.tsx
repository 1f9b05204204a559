import { CircleX } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Banner } from "@/ui/frame/Banner";
import { describe } from "../change/describe";
import { useAuthorship, type ChangeAuthorship } from "../change/useAuthorship";
import { useMoment } from "../change/useMoment";
import { useLabels } from "../change/useLabels";
import { ChangeCard, type CardProps } from "./ChangeCard";
import { Discard } from "./Discard";
import { Remedy } from "./Remedy";

/** A change that did not fit what there is now: why, and what can be done. */
export function RefusalCard({ change }: CardProps) {
  const { t } = useTranslation();
  const [labels, authorships, moment] = [useLabels(), useAuthorship(change), useMoment()];
  const { title, what, icon, amount } = describe(change.operation, labels);
  const [becauseOf, why] = [useBecause(), useErrorText()];
  const because = becauseOf(authorships.deletion) ?? why(change.problem);
  const count = change.dependents.length;
  const text = count > 0 ? `${because} ${t("notSaved.dependents", { count })}` : because;
  const sub = [what, amount?.text, moment(change.when)].filter(Boolean).join(" · ");
  return (
    <ChangeCard title={title} sub={sub} icon={icon}>
      <Banner glyph={CircleX} tone="negative" inset text={text} />
      <ButtonRow>
        <Discard change={change} title={title} />
        <Remedy change={change} />
      </ButtonRow>
    </ChangeCard>
  );
}

/** Return who deleted the thing that the change needs. */
function useBecause() {
  const { t } = useTranslation();
  const moment = useMoment();
  return (authorship: ChangeAuthorship["deletion"]): string | undefined => {
    if (authorship === undefined) return undefined;
    const { at, name, isOwn, label = "" } = authorship;
    if (at === undefined) return t("notSaved.deleted", { label });
    const when = moment(at);
    if (isOwn === true) return t("notSaved.deletedElsewhere", { label, when });
    return name ? t("notSaved.deletedBy", { name, label, when }) : t("notSaved.deleted", { label });
  };
}
