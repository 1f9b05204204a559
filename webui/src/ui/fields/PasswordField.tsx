import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../actions/IconButton";
import { TextField, type TextFieldProps } from "./TextField";

export interface PasswordFieldProps extends Omit<TextFieldProps, "end" | "type"> {
  showLabel: string;
  hideLabel: string;
}

/** A password with an eye that shows it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = () => setShown(!shown);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={<IconButton glyph={shown ? EyeOff : Eye} label={shown ? hideLabel : showLabel} onClick={toggle} />}
    />
  );
}
