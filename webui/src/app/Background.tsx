import { Notices } from "./Notices";
import { useAttention } from "./useAttention";
import { useLive } from "./useLive";
import { usePush } from "./usePush";
import { useRefusals } from "./useRefusals";

/** Work beside the screen: news of others, changes that the server refuses, notices, this device's notifications. */
export function Background() {
  useAttention();
  useLive();
  usePush();
  useRefusals();
  return <Notices />;
}
