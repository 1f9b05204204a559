import { useState } from "react";
import type { ErrorCode } from "@/domain";
import { readFile, type ChosenFile } from "./content";

/** Read the chosen file; one that can't be imported is refused, and the former one stays. */
export function useChosenFile(onChosen: (file: ChosenFile) => void) {
  const [wrong, setWrong] = useState<{ readonly name: string; readonly code: ErrorCode } | null>(null);
  const read = async (file: File) => {
    const found = await readFile(file);
    if (typeof found === "string") {
      setWrong({ name: file.name, code: found });
      return;
    }
    setWrong(null);
    onChosen(found);
  };
  return { wrong, choose: (file: File) => void read(file) };
}

export type Chosen = ReturnType<typeof useChosenFile>;
