import X from "lucide-react/icons/x";
import { useWords } from "../../../../client/locale/locale.ts";
import { isSignedIn } from "../../../../client/memory/is-signed-in.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { cartMessages } from "../../cart.messages.ts";
import { waitingLines } from "../../waiting/waiting-lines.rules.ts";
import { without } from "../../waiting/waiting.rules.ts";
import { waitingMessages } from "../../waiting/waiting.messages.ts";
import { signInFor } from "../wanted-after-sign-in.ts";
import { changeWaiting, useWaiting } from "./waiting-store.ts";

/** Listed apart, since nothing here is reserved. */
export function WaitingLines() {
  const words = useWords(waitingMessages);
  const { "cart.pieces": pieces } = useWords(cartMessages);
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  const needsSignIn = !isSignedIn() && waiting.some((add) => add.needsSignIn);
  const title = words[needsSignIn ? "waiting.titleSignIn" : "waiting.title"];
  return (
    <section aria-label={title} className="mb-4 rounded-card bg-marigold-100 p-4">
      <h2 className="label">{title}</h2>
      <ul className="body-s mt-2">
        {waitingLines(waiting).map((line) => (
          <li key={line.keys[0]} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {line.named} · {pieces(line.pieces)}
              <span className="caption block text-ink-500">{words["waiting.priceThen"](formatHryvnias(line.price))}</span>
            </span>
            <IconButton
              label={words["waiting.drop"](line.named)}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => void changeWaiting((before) => without(before, line.keys))}
            />
          </li>
        ))}
      </ul>
      {needsSignIn && (
        <Button kind="secondary" className="mt-2" onClick={() => signInFor()}>
          {words["waiting.enter"]}
        </Button>
      )}
    </section>
  );
}
