import { useAtomValue } from "@/state/useAtomValue";
import { useParams } from "react-router";
import { ErrorCode } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { useRemoteOf } from "@/parts/useRemote";
import { linkInvitationRemote } from "@/state/session/joining";
import { sessionAtom } from "@/state/session/session";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { AskedName } from "./AskedName";
import { Gone } from "./Gone";
import { Invited } from "./Invited";
import { Member } from "./Member";
import { StrangerWays } from "./JoinPage";
import { Unread } from "./Unread";

/** An invitation link: who invites to what, and the ways in; who is in already joins here. */
export default function Join() {
  const { t } = useTranslation();
  const { code = "" } = useParams();
  const { kind } = useAtomValue(sessionAtom);
  const { reading, again } = useRemoteOf(linkInvitationRemote, code);
  if (kind === "user") return <Member code={code} reading={reading} onRetry={again} />;
  if (reading === null) return <SkeletonRows count={2} label={t("states.loading")} />;
  if (reading.ok) {
    return (
      <AskedName invitation={reading.data}>
        {(ask) => (
          <Invited invitation={reading.data}>
            <StrangerWays code={code} ask={ask} />
          </Invited>
        )}
      </AskedName>
    );
  }
  if (reading.code === ErrorCode.LINK_GONE) return <Gone code={code} />;
  return <Unread failure={reading} onRetry={again} />;
}
