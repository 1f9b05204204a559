import { useState } from "react";

/** False until the value was true for the first time, true ever after. */
export function useLatch(value: boolean): boolean {
  const [happened, setHappened] = useState(value);
  if (value && !happened) setHappened(true);
  return happened || value;
}
