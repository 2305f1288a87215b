import { useState } from "react";
import { questionsMessages } from "../../../features/questions/questions.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { Id } from "../../../platform/ids.ts";
import { Button } from "../../../ui/button.tsx";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { overlay } from "../../part.ts";

const QuestionDialog = overlay(["question"], () => import("./question-dialog.tsx"));

/** Its code loads when first opened. */
export function QuestionButton({ productId }: { productId: Id<"product"> }) {
  const words = useWords(questionsMessages);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    openOverlay("question");
  };
  return (
    <>
      <Button kind="secondary" onClick={open} aria-haspopup="dialog">
        {words["questions.ask"]}
      </Button>
      {isWanted && <QuestionDialog key={productId} productId={productId} />}
    </>
  );
}
