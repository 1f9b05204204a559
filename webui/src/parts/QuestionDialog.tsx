import { useAtom } from "@/state/useAtomValue";
import { questionAtom } from "@/state/question";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";

/** Asks the question there is; Cancel leaves everything as it was. */
export function QuestionDialog() {
  const [question, ask] = useAtom(questionAtom);
  const close = () => ask(null);
  return (
    <ConfirmDialog
      open={question !== null}
      danger
      title={question?.title ?? ""}
      text={question?.text ?? ""}
      confirmLabel={question?.confirmLabel ?? ""}
      onCancel={close}
      onConfirm={() => {
        close();
        void question?.run();
      }}
    />
  );
}
