import RefreshCw from "lucide-react/icons/refresh-cw";
import { Button } from "../../../ui/button.tsx";

export function AskAgain({ text, button, onAgain }: { text: string; button: string; onAgain: () => void }) {
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-poppy-100 p-4">
      <p>{text}</p>
      <Button kind="secondary" size="dense" onClick={onAgain}>
        <RefreshCw size={18} aria-hidden="true" />
        {button}
      </Button>
    </div>
  );
}
