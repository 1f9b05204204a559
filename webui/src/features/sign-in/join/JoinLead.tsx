import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useRemoteOf } from "@/parts/useRemote";
import { joinCodeAtom } from "@/state/invitationCode";
import { linkInvitationRemote } from "@/state/session/joining";
import css from "../SignInPage.module.css";

/** Return what follows for somebody who came by an invitation link; null for others. */
export function useJoinLead(): string | null {
  const { t } = useTranslation();
  const code = useAtomValue(joinCodeAtom);
  const { reading } = useRemoteOf(linkInvitationRemote, code === "" ? null : code);
  return reading?.ok === true ? t("join.lead", { workspace: reading.data.workspaceName }) : null;
}

export function JoinLead() {
  const lead = useJoinLead();
  return lead !== null && <p className={css["SignInPage-lead"]}>{lead}</p>;
}
