import { Notices } from "./Notices";
import { useLive } from "./useLive";
import { usePush } from "./usePush";
import { useRefusals } from "./useRefusals";

/** Work beside the screen: news of others, changes that the server refuses, notices, this device's notifications. */
export function Background() {
  useLive();
  usePush();
  useRefusals();
  return <Notices />;
}
