import { useTranslation } from "@/i18n/useTranslation";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { ChangeCard, type CardProps } from "./ChangeCard";
import { Dependents } from "./Dependents";
import { useConflictTexts } from "./useConflictTexts";

/** Several fields that somebody else changed too: decided on a page of their own. */
export function FieldsCard({ change }: CardProps) {
  const { t } = useTranslation();
  const { about, authorships, changedToo } = useConflictTexts(change);
  const by = change.fields
    .map(({ field }) => authorships.theirs(field))
    .find((authorship) => authorship !== undefined);
  return (
    <ChangeCard title={about.title} sub={`${about.what} · ${changedToo(by)}`} icon={about.icon}>
      <Dependents change={change} />
      <ButtonRow>
        <ButtonLink kind="tonal" grow to={`/profile/not-saved/${String(change.sequence)}`}>
          {t("notSaved.decide")}
        </ButtonLink>
      </ButtonRow>
    </ChangeCard>
  );
}
