import { useEffect, useState } from "react";
import { copyText } from "@/ui/browser/copyText";

const COPIED_MS = 1500;

/** Copies a text, and tells for a moment that it is copied. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(text);
  };
  return { isCopied: copied === text, copy: () => void copy() };
}
