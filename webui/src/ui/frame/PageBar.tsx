import { ArrowLeft } from "lucide-react";
import { use, type ReactNode } from "react";
import { usePageHeading } from "../browser/usePageHeading";
import { IconButton } from "../actions/IconButton";
import { Labels } from "../labels";
import css from "./TopBar.module.css";

export interface PageBarProps {
  title: string;
  /** Left out where there is no way back: the page of a tab. */
  onBack?: () => void;
  /** Up to two icon buttons, the last with `edge="end"`. */
  actions?: ReactNode;
}

/** The bar above inner pages: back, the page's heading (also of the browser's tab), its actions. */
export function PageBar({ title, onBack, actions }: PageBarProps) {
  const heading = usePageHeading(title);
  const { back } = use(Labels);
  return (
    <header className={css["TopBar"]}>
      {onBack && <IconButton glyph={ArrowLeft} label={back} edge="start" onClick={onBack} />}
      <h1 ref={heading} tabIndex={-1} className={css["TopBar-title"]}>
        {title}
      </h1>
      {actions}
    </header>
  );
}
