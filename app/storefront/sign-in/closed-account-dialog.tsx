import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { signInMessages } from "../../../features/sign-in/sign-in.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { useSignOut } from "../account/sign-out-button.tsx";
import { AskDialog } from "../layout/ask-dialog.tsx";

/** Tells a blacklisted customer, to whom the account's pages are closed, and lets them sign out (specification §2). */
export function ClosedAccountDialog() {
  const words = useWords(signInMessages);
  const cart = useWords(cartMessages);
  const leave = useSignOut();
  return (
    <AskDialog
      name="closedAccount"
      title={cart["forbidden.title"]}
      no={words["auth.stay"]}
      yes={words["auth.logout"]}
      onYes={() => void leave()}
    >
      {cart["forbidden.text"]} {words["auth.logoutAsk"]}
    </AskDialog>
  );
}
