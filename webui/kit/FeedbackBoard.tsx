import { Plus, Wifi, WifiOff } from "lucide-react";
import { useState } from "react";
import { Banner } from "@/ui/frame/Banner";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Logo } from "@/ui/art/Logo";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Tag } from "@/ui/rows/Tag";
import { TopBar } from "@/ui/frame/TopBar";
import { showToast } from "@/ui/overlays/toasts";

export function FeedbackBoard() {
  return (
    <>
      <TopBar start={<Logo name="Budget" />} />
      <Page>
        <Banner glyph={WifiOff} text="You are offline" inset>
          <Tag text="2 waiting" />
        </Banner>
        <Banner glyph={Wifi} text="Back online" tone="positive" inset />
        <Messages />
        <SkeletonRows count={2} label="Loading" />
        <EmptyState
          art="list"
          title="No lists yet"
          text="Write down what to buy, and see what is left while you shop."
        >
          <Button size="l" glyph={Plus}>
            New list
          </Button>
        </EmptyState>
        <EmptyState
          art="ring"
          title="Statistics need an account"
          text="Sign up to see where the money goes."
        />
      </Page>
    </>
  );
}

function Messages() {
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  const undo = () => {
    showToast({ text: "Undone" });
  };
  return (
    <ButtonRow>
      <Button
        kind="tonal"
        onClick={() => {
          showToast({ text: "Saved", action: { label: "Undo", run: undo } });
        }}
      >
        Success
      </Button>
      <Button
        kind="tonal"
        onClick={() => {
          showToast({ text: "Something went wrong, please try again later", tone: "error" });
        }}
      >
        Error
      </Button>
      <Button
        kind="danger-text"
        onClick={() => {
          setAsking(true);
        }}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete “Family card”?"
        text="Its history stays. You can restore it from deleted accounts."
        confirmLabel="Delete"
        danger
        onCancel={close}
        onConfirm={close}
      />
    </ButtonRow>
  );
}
