import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { HALF_LOADED } from "../../boot/watch-first-code.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

/** The script in the head shows it when the page's own code has not come. */
export function HalfLoaded() {
  const words = useWords(layoutMessages);
  return (
    <div
      id={HALF_LOADED}
      hidden
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 flex flex-wrap items-center justify-center gap-4 rounded-control bg-paper p-4 shadow-3"
    >
      <p>{words["err.halfLoaded"]}</p>
      <Button size="dense">{words["err.reload"]}</Button>
    </div>
  );
}
