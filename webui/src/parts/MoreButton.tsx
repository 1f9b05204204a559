import { useState } from "react";
import { Button } from "@/ui/actions/Button";
import { useInView } from "@/ui/browser/useInView";

export interface MoreButtonProps {
  text: string;
  onMore: () => Promise<void>;
}

/** Reads on when it comes near the window, once, or when it is pressed; another key makes it read again by itself. */
export function MoreButton({ text, onMore }: MoreButtonProps) {
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    await onMore();
    setReading(false);
  };
  const button = useInView<HTMLButtonElement>(() => void read());
  return (
    <Button ref={button} kind="text" block busy={isReading} onClick={() => void read()}>
      {text}
    </Button>
  );
}
