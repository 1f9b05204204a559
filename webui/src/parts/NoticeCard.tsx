import { isValidElement, type ReactElement, type ReactNode } from "react";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { IconTile, type IconTileProps } from "@/ui/art/IconTile";
import { Card } from "@/ui/frame/Card";
import css from "./NoticeCard.module.css";

export interface NoticeCardProps {
  /** Sign of what it is about, or the picture of whom. */
  icon: IconTileProps["icon"] | ReactElement;
  title: string;
  text: string;
  /** It stands under the page's own heading, in no section. */
  alone?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** Something to decide: what it is about, and the choices. */
export function NoticeCard({ icon, title, text, alone = false, children }: NoticeCardProps) {
  const Heading = alone ? "h2" : "h3";
  return (
    <Card pad>
      <div className={css["NoticeCard"]}>
        <div className={css["NoticeCard-head"]}>
          {isValidElement(icon) ? icon : <IconTile icon={icon} />}
          <div>
            <Heading>{title}</Heading>
            <p>{text}</p>
          </div>
        </div>
        {children && <ButtonRow>{children}</ButtonRow>}
      </div>
    </Card>
  );
}
