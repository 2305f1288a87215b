import { useEffect } from "react";
import { useCart } from "../../../features/cart/ui/cart-store.ts";
import { clearCart } from "../../../features/cart/ui/remake-cart.ts";
import { useRemoveQuestion } from "../../../features/cart/ui/lines/remove-question.ts";
import { seeCart } from "../../../features/cart/ui/see-cart.ts";
import LostLines from "../../../features/cart/ui/lines/lost-lines.tsx";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay, openOverlay, useOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { ListNameDialog } from "../lists/list-name-dialog.tsx";
import { AskDialog } from "../layout/ask-dialog.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { MinAmountDialog } from "./min-amount-dialog.tsx";
import { RefusedDialog, UnavailableDialog } from "./refused-dialogs.tsx";

export default function CartDialogs() {
  return (
    <>
      <RefusedDialog />
      <UnavailableDialog />
      <MinAmountDialog />
      <ReservationOver />
      <DeleteCartItem />
      <ClearCart />
      <ListNameDialog overlay="saveList" />
    </>
  );
}

function ReservationOver() {
  const words = useWords(cartMessages);
  const { close } = useWords(layoutMessages);
  const { cart, lost } = useCart();
  const isOpen = useOverlay() === "reservation";
  const isReservedAgain = isOpen && lost.length === 0 && (cart?.products.length ?? 0) > 0;
  useEffect(() => {
    if (isReservedAgain) closeOverlay();
  }, [isReservedAgain]);
  return (
    <Dialog name="reservation" title={words["reservation.title"]} closeLabel={close} shape="modal">
      <p className="mb-4">{words["reservation.text"]}</p>
      <LostLines />
      <ShopLink to="/new-items" className={`${buttonClass("quiet")} mt-4 w-full`} onClick={closeOverlay}>
        {words["reservation.action"]}
      </ShopLink>
    </Dialog>
  );
}

function DeleteCartItem() {
  const words = useWords(cartMessages);
  const question = useRemoveQuestion();
  const { busy } = useCart();
  const back = () => (question?.inDialog ? openOverlay("cart") : closeOverlay());
  const remove = async () => {
    if (!question) return;
    if (!(await question.remove())) toast(words["cart.updateError"]);
    back();
  };
  return (
    <AskDialog
      name="deleteCartItem"
      title={words["cart.removeItem"]}
      no={words["cart.keep"]}
      yes={words["cart.removeItem"]}
      busy={busy}
      onNo={back}
      onYes={() => void remove()}
    >
      {question && words["cart.removeAsk"](question.what)}
    </AskDialog>
  );
}

function ClearCart() {
  const words = useWords(cartMessages);
  // The list itself shows that it is being cleared.
  const clear = async () => {
    seeCart();
    if (!(await clearCart())) toast(words["cart.updateError"]);
  };
  return (
    <AskDialog
      name="clearCart"
      title={words["cart.clear"]}
      no={words["cart.keep"]}
      yes={words["cart.clear"]}
      onNo={seeCart}
      onYes={() => void clear()}
    >
      {words["cart.clearAsk"]}
    </AskDialog>
  );
}
