/** Every component at work, for looking at while developing: `npm run dev`, then /kit/. Not in the build. */
import "@/ui/tokens.css";
import "@/ui/base.css";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Labels } from "@/ui/labels";
import { LABELS } from "@testing/labels";
import { ToastRegion } from "@/ui/overlays/ToastRegion";
import { BoardOf } from "./boards";

const root = document.getElementById("root");
const { searchParams } = new URL(window.location.href);
const theme = searchParams.get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Labels value={LABELS}>
        <BoardOf name={searchParams.get("board") ?? "expenses"} />
      </Labels>
      <ToastRegion label="Notifications" />
    </BrowserRouter>,
  );
}
