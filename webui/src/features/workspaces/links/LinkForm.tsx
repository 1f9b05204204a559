import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { ErrorCode, limits } from "@/domain";
import { useErrorText } from "@/i18n/useErrorText";
import { useTranslation } from "@/i18n/useTranslation";
import { useOnce } from "@/parts/forms/useIntent";
import { newIdAtom } from "@/state/budget/dispatch";
import { createLinkAtom, type NewInvitationLink } from "@/state/budget/links";
import type { MemberRole } from "@/state/budget/sharing";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { Select } from "@/ui/fields/Select";
import { ROLES } from "../people/roles";
import css from "./Links.module.css";

const USES = ["1", "2", "5", "10", "50"] as const;
const DAYS = ["1", "3", "7", "14", "30"] as const;

interface Terms {
  readonly role: MemberRole;
  readonly uses: (typeof USES)[number];
  readonly days: (typeof DAYS)[number];
}

const USUAL: Terms = { role: "editor", uses: "1", days: "7" };

export interface LinkFormProps {
  workspaceId: string;
  onMade: (link: NewInvitationLink) => void;
}

/** Terms of the next link in a line, which a press opens to change them. */
export function LinkForm({ workspaceId, onMade }: LinkFormProps) {
  const { t } = useTranslation();
  const isOnline = useAtomValue(onlineAtom);
  const [terms, setTerms] = useState(USUAL);
  const [isChanging, setChanging] = useState(false);
  const { make, busy, failure } = useMake(workspaceId, onMade);
  const { role, uses, days } = terms;
  return (
    <>
      {isChanging ? (
        <TermsFields terms={terms} onChange={setTerms} />
      ) : (
        <p className={css["Links-terms"]}>
          {[
            t(`workspaces.role.${role}`),
            t("workspaces.people", { count: Number(uses) }),
            t("tokens.days", { count: Number(days) }),
          ].join(" · ")}
          <Button kind="text" onClick={() => setChanging(true)}>
            {t("links.change")}
          </Button>
        </p>
      )}
      {failure !== undefined && (
        <p className={css["Links-failure"]} role="alert">
          {failure}
        </p>
      )}
      <Button
        size="l"
        block
        busy={busy}
        disabled={!isOnline}
        onClick={() => {
          make(terms);
        }}
      >
        {t("links.make")}
      </Button>
    </>
  );
}

function TermsFields({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  const { t } = useTranslation();
  const { role, uses, days } = terms;
  return (
    <>
      <SegmentedToggle
        label={t("workspaces.inviteRole")}
        choices={ROLES.map((value) => ({ value, text: t(`workspaces.role.${value}`) }))}
        value={role}
        onChange={(value) => onChange({ ...terms, role: value })}
      />
      <p className={css["Links-note"]}>{t(`workspaces.roleMeans.${role}`)}</p>
      <Select
        label={t("links.usesLabel")}
        choices={USES.map((value) => ({ value, text: t("workspaces.people", { count: Number(value) }) }))}
        value={uses}
        onChange={(value) => onChange({ ...terms, uses: value })}
      />
      <Select
        label={t("links.daysLabel")}
        choices={DAYS.map((value) => ({ value, text: t("tokens.days", { count: Number(value) }) }))}
        value={days}
        onChange={(value) => onChange({ ...terms, days: value })}
      />
    </>
  );
}

/** Makes the link once: pressed again after an answer that got lost, it is the same one. */
function useMake(workspaceId: string, onMade: LinkFormProps["onMade"]) {
  const { t } = useTranslation();
  const [why, once] = [useErrorText(), useOnce()];
  const create = useSetAtom(createLinkAtom);
  const newId = useAtomValue(newIdAtom);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [ids] = useState(() => new Map<string, string>());
  async function make({ role, uses, days }: Terms): Promise<void> {
    // Other terms are another link.
    const key = [role, uses, days].join(" ");
    const id = ids.get(key) ?? newId("list");
    ids.set(key, id);
    setBusy(true);
    const reading = await once(() =>
      create({ workspaceId, id, role, uses: Number(uses), days: Number(days) }),
    );
    if (reading === null) return;
    setBusy(false);
    if (reading.ok) onMade(reading.data);
    else if (reading.fields["uses"] === ErrorCode.VALIDATION_COUNT) {
      setFailure(t("links.tooMany", { count: limits.LINKS_OPEN_MAX }));
    } else setFailure(why(reading));
  }
  return { busy, failure, make: (terms: Terms) => void make(terms) };
}
