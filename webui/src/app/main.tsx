/** The entry of the app: puts it into the page. */
import "@/ui/tokens.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root) createRoot(root).render(<StrictMode>{null}</StrictMode>);
