import { UserPlus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { NEW_PERSON } from "@/state/invitationCode";
import type { LinkInvitation } from "@/state/session/joining";
import { Button } from "@/ui/actions/Button";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import { IconTile } from "@/ui/art/IconTile";
import { Radio } from "@/ui/fields/Radio";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./Join.module.css";
import { JoinPage } from "./JoinPage";

/** A way in, with the name that the person is, or `NEW_PERSON`. */
export type WayIn = (name: string) => void;

export interface AskedNameProps {
  invitation: LinkInvitation;
  /** The page before the question; `ask` makes a button of a way in. */
  children: (ask: (way: WayIn) => () => void) => ReactNode;
}

/** Asks which free name is the person's before they go on; where there is none, nothing is asked. */
export function AskedName({ invitation, children }: AskedNameProps) {
  const [way, setWay] = useState<{ readonly go: WayIn } | null>(null);
  if (way !== null) {
    const choose = (name: string) => {
      setWay(null);
      way.go(name);
    };
    return <Who invitation={invitation} onChoose={choose} />;
  }
  const { names } = invitation;
  return children((go) => () => (names.length === 0 ? go(NEW_PERSON) : setWay({ go })));
}

interface WhoProps {
  invitation: LinkInvitation;
  onChoose: (name: string) => void;
}

function Who({ invitation: { names, workspaceName: workspace }, onChoose }: WhoProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const name = names.find(({ memberId }) => memberId === chosen)?.name;
  const radio = (value: string) => (
    <Radio name="who" checked={chosen === value} onChange={() => setChosen(value)} />
  );
  return (
    <JoinPage
      heading={t("join.who")}
      foot={
        <>
          <Button
            size="l"
            block
            disabled={chosen === null}
            onClick={() => {
              if (chosen !== null) onChoose(chosen);
            }}
          >
            {name === undefined ? t("join.joinNew", { workspace }) : t("join.joinAs", { workspace, name })}
          </Button>
          <p className={css["Join-note"]}>{t("join.whoLater")}</p>
        </>
      }
    >
      <p className={css["Join-note"]}>{t("join.whoText")}</p>
      <div role="radiogroup" aria-label={t("join.who")}>
        <ListGroup>
          {names.map((free) => (
            <ListRow
              key={free.memberId}
              control
              wrap
              title={free.name}
              start={<Avatar name={free.name} hue={hueOf(free.memberId)} round />}
              end={radio(free.memberId)}
            />
          ))}
          <ListRow
            control
            wrap
            title={t("join.someoneNew")}
            sub={t("join.someoneNewText")}
            start={<IconTile icon={{ glyph: UserPlus, hue: "slate" }} />}
            end={radio(NEW_PERSON)}
          />
        </ListGroup>
      </div>
    </JoinPage>
  );
}
