import { useRef, useState } from "react";
import { Button, type ButtonProps } from "@/ui/actions/Button";
import type { ErrorCode } from "@/domain";
import { readFile, type ChosenFile } from "./content";

export interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  onFile: (file: File) => void;
}

/** A button that opens the device's files. */
export function FileButton({ onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}

/** Read the chosen file; one that can't be imported is refused, and the former one stays. */
export function useChosenFile(onChosen: (file: ChosenFile) => void) {
  const [wrong, setWrong] = useState<{ readonly name: string; readonly code: ErrorCode } | null>(null);
  const read = async (file: File) => {
    const content = await readFile(file);
    if (typeof content === "string") {
      setWrong({ name: file.name, code: content });
      return;
    }
    setWrong(null);
    onChosen(content);
  };
  return { wrong, choose: (file: File) => void read(file) };
}

export type Chosen = ReturnType<typeof useChosenFile>;
