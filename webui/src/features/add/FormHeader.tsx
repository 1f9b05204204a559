import { memo } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { Trash2, X } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { accountsAtom } from "@/state/budget/accounts";
import { IconButton } from "@/ui/actions/IconButton";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import type { Draft } from "./draftFields";
import css from "./EntryForm.module.css";
import type { KeypadKind } from "./kinds";

export interface FormHeaderProps {
  kind: Draft["kind"];
  kinds: readonly KeypadKind[];
  title?: string | undefined;
  onDelete?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  onKind: (kind: KeypadKind) => void;
}

/** Choice of expense, income or transfer, or the title where there is none, and the way out. */
export const FormHeader = memo(function FormHeader(props: FormHeaderProps) {
  const { kind, kinds, title, onDelete, onClose, onKind } = props;
  const { t } = useTranslation();
  const isAlone = useAtomValue(accountsAtom).length < 2;
  // A refund stands under expense; a transfer needs two accounts.
  const value = kind === "refund" ? "expense" : kind;
  const offered = kinds.filter((each) => each === value || each !== "transfer" || !isAlone);
  return (
    <header className={css["Form-header"]}>
      {offered.length < 2 ? (
        <p className={css["Form-title"]}>{title ?? t(`add.title.${kind}`)}</p>
      ) : (
        <SegmentedToggle
          label={t("add.kind")}
          choices={offered.map((each) => ({ value: each, text: t(`history.kind.${each}`) }))}
          value={value}
          onChange={(chosen) => {
            if (chosen !== value) onKind(chosen);
          }}
        />
      )}
      {onDelete !== undefined && <IconButton glyph={Trash2} label={t("actions.delete")} onClick={onDelete} />}
      {onClose !== undefined && (
        <IconButton glyph={X} label={t("actions.close")} edge="end" onClick={onClose} />
      )}
    </header>
  );
});
