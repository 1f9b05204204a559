import { useLocation, useNavigate } from "react-router";

/** Back to where one came from; from a link opened in a new window to `home`. */
export function useBack(home: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === "default";
  return () => {
    void (isFirst ? navigate(home, { replace: true }) : navigate(-1));
  };
}
