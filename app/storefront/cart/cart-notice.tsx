import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { openSignIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { sessionMessages } from "../../../features/sign-in/session.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import type { CartNotice as Notice } from "./cart.loader.server.ts";

/** Shown where no script ran. */
export function CartNotice({ notice, sharePercent }: { notice: Notice; sharePercent: number }) {
  const words = useWords(cartMessages);
  const signInWords = useWords(sessionMessages);
  const text = {
    "sign-in": signInWords["auth.needForMore"],
    refused: words["unavailable.text"],
    share: words["share.new"](sharePercent),
    "guests-share": words["share.guests"],
    gone: words["reservation.text"],
    forbidden: words["forbidden.text"],
  }[notice];
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-marigold-100 p-4">
      <p>{text}</p>
      {(notice === "sign-in" || notice === "guests-share") && (
        <Button kind="secondary" onClick={() => openSignIn()}>
          {signInWords["auth.enter"]}
        </Button>
      )}
    </div>
  );
}
