import { useRef } from "react";
import { Button, type ButtonProps } from "@/ui/actions/Button";

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
