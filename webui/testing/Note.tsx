/** For tests: something that a person types and has not saved. */
import { useState } from "react";
import { useUnsaved } from "@/ui/overlays/unsaved";

export function Note() {
  const [text, setText] = useState("");
  useUnsaved(() => text !== "");
  return (
    <input
      aria-label="Note"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
    />
  );
}
