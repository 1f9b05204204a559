import { useAtomValue } from "@/state/useAtomValue";
import { useId, useState } from "react";
import { shares, withoutClaimed } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { membersAtom } from "@/state/budget/members";
import { Button } from "@/ui/actions/Button";
import { Radio } from "@/ui/fields/Radio";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { PartRows, type Parts, OneRows } from "./RuleRows";
import css from "./Shares.module.css";
import { SharesBar } from "./SharesBar";
import { useRuleText } from "./useRuleText";

export interface RuleFormProps {
  /** Null: as in the workspace. */
  rule: shares.Rule | null;
  /** The workspace's rule, where it can be followed. */
  inherited?: shares.Rule | undefined;
  onSave: (rule: shares.Rule | null) => void;
}

export interface RuleSheetProps extends RuleFormProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

/** The rule by which new costs are shared. */
export function RuleSheet({ open, title, onClose, onSave, ...form }: RuleSheetProps) {
  return (
    <FormSheet open={open} onClose={onClose} title={title}>
      <RuleForm
        {...form}
        onSave={(rule) => {
          onClose();
          onSave(rule);
        }}
      />
    </FormSheet>
  );
}

function RuleForm({ rule, inherited, onSave }: RuleFormProps) {
  const { t } = useTranslation();
  const draft = useRuleDraft(rule);
  const { kind, parts, userId, memberIds, change, made } = draft;
  const choices = [...(inherited === undefined ? [] : (["inherit"] as const)), ...KINDS];
  return (
    <>
      <Kinds
        choices={choices}
        inherited={inherited}
        value={kind}
        onChoose={(chosen) => change({ kind: chosen })}
      />
      {kind === "parts" && (
        <>
          <SharesBar parts={parts} />
          <PartRows memberIds={memberIds} parts={parts} onChange={(changed) => change({ parts: changed })} />
        </>
      )}
      {kind === "only" && (
        <OneRows memberIds={memberIds} value={userId} onChoose={(chosen) => change({ userId: chosen })} />
      )}
      <p className={css["SharesNote"]}>{t("sharing.ruleHelp")}</p>
      <Button
        size="l"
        block
        disabled={made === undefined}
        onClick={() => {
          if (made !== undefined) onSave(made);
        }}
      >
        {t("actions.save")}
      </Button>
    </>
  );
}

const KINDS = ["none", "equal", "parts", "only"] as const satisfies readonly shares.Rule["kind"][];
type Choice = shares.Rule["kind"] | "inherit";

interface RuleDraft {
  readonly kind: Choice;
  readonly parts: Parts;
  readonly userId: string | null;
}

/** The rule as it is changed; what it makes is undefined while it names nobody. */
function useRuleDraft(rule: shares.Rule | null) {
  const members = useAtomValue(membersAtom);
  const [start] = useState((): RuleDraft => {
    const equal = shares.partsOf({ kind: "equal" }, members);
    const parts = rule?.kind === "parts" ? shares.partsOf(rule, members) : equal;
    return { kind: rule?.kind ?? "inherit", parts, userId: rule?.userId ?? null };
  });
  const [draft, setDraft] = useState(start);
  useUnsaved(() => JSON.stringify(draft) !== JSON.stringify(start));
  return {
    ...draft,
    memberIds: withoutClaimed(members).map(({ memberId }) => memberId),
    made: ruleOf(draft),
    change: (changes: Partial<RuleDraft>) => setDraft({ ...draft, ...changes }),
  };
}

function ruleOf({ kind, parts, userId }: RuleDraft): shares.Rule | null | undefined {
  switch (kind) {
    case "inherit":
      return null;
    case "parts": {
      const named = Object.entries(parts).filter(([, part]) => part > 0);
      return named.length === 0 ? undefined : { kind, parts: Object.fromEntries(named) };
    }
    case "only":
      return userId === null ? undefined : { kind, userId };
    case "none":
    case "equal":
      return { kind };
  }
}

interface KindsProps {
  choices: readonly Choice[];
  inherited: shares.Rule | undefined;
  value: Choice;
  onChoose: (kind: Choice) => void;
}

function Kinds({ choices, inherited, value, onChoose }: KindsProps) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const name = useId();
  const textsOf = (kind: Choice) =>
    kind === "inherit"
      ? { title: t("sharing.asWorkspace"), sub: ruleText(inherited ?? { kind: "none" }) }
      : { title: t(`sharing.kind.${kind}`), sub: t(`sharing.kindText.${kind}`) };
  return (
    <div role="radiogroup" aria-label={t("sharing.rule")}>
      <ListGroup>
        {choices.map((kind) => (
          <ListRow
            key={kind}
            control
            wrap
            {...textsOf(kind)}
            start={<Radio name={name} checked={value === kind} onChange={() => onChoose(kind)} />}
          />
        ))}
      </ListGroup>
    </div>
  );
}
