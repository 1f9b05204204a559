import { ChartPie, CircleGauge, Ellipsis, ReceiptText, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { BottomBar } from "@/ui/frame/BottomBar";
import { Rail } from "@/ui/frame/Rail";
import { TopBar, WorkspaceButton } from "@/ui/frame/TopBar";
import css from "./Frame.module.css";
import { nothing } from "./samples";

const TABS = [
  { to: "/accounts", text: "Budget", glyph: Wallet, current: false },
  { to: "/expenses", text: "Expenses", glyph: CircleGauge, current: true },
  { to: "/history", text: "History", glyph: ReceiptText, current: false },
  { to: "/statistics", text: "Statistics", glyph: ChartPie, current: false },
  { to: "/profile", text: "More", glyph: Ellipsis, current: false, attention: ", needs your attention" },
];

const BAR = { label: "Main", tabs: TABS, add: { label: "Add", onPress: nothing } };

/** The tabs around a board, as around a screen. */
export function Frame({ end, children }: { end?: ReactNode; children: ReactNode }) {
  const workspace = (
    <WorkspaceButton
      name="Home"
      hue="blue"
      shared
      label="Workspace Home, 3 people. Switch"
      onPress={nothing}
    />
  );
  return (
    <div className={css["Frame"]}>
      <Rail {...BAR} />
      <div className={css["Frame-main"]}>
        <TopBar start={workspace} end={end} />
        {children}
      </div>
      <BottomBar {...BAR} />
    </div>
  );
}
