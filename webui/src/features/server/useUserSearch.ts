import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useState } from "react";
import { limits } from "@/domain";
import { onlineAtom } from "@/state/connection";
import type { Reading } from "@/state/outcome";
import { findUsersAtom, type ServerUsers } from "@/state/session/server";

/** Users that a text finds, asked for once nobody types; what was found before stays until then. */
export function useUserSearch(search: string) {
  const isOnline = useAtomValue(onlineAtom);
  const find = useSetAtom(findUsersAtom);
  const [reading, setReading] = useState<Reading<ServerUsers> | null>(null);
  const [attempt, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const users = await find(search);
      if (!isOver) setReading(users);
    };
    const wait = setTimeout(() => void ask(), search === "" ? 0 : limits.AUTOCOMPLETE_DEBOUNCE_MS);
    return () => {
      isOver = true;
      clearTimeout(wait);
    };
  }, [find, search, isOnline, attempt]);
  const again = () => setTurn(attempt + 1);
  return { reading, again };
}
