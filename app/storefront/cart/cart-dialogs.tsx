import { clearCart, removePack, useCart } from "../../../features/cart/ui/cart-store.ts";
import { useRemoveQuestion } from "../../../features/cart/ui/remove-question.ts";
import { LostLines } from "../../../features/cart/ui/lost-lines.tsx";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { formatHryvnias } from "../../../platform/money.ts";
import { plural } from "../../../platform/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../ui/overlays/toast.tsx";
import { useLocale, useWords } from "../../locale/locale.ts";
import { ListNameDialog } from "../lists/list-name-dialog.tsx";
import { AskDialog } from "../layout/ask-dialog.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";

/** The cart's small dialogs, by the names of the specification §2. */
export default function CartDialogs() {
  return (
    <>
      <Unavailable />
      <MinAmount />
      <ReservationOver />
      <DeleteCartItem />
      <ClearCart />
      <ListNameDialog overlay="saveList" />
    </>
  );
}

function Unavailable() {
  const words = useWords(cartMessages);
  const { close } = useWords(layoutMessages);
  const { unavailable } = useCart();
  return (
    <>
      <Dialog name="unavailableProduct" title={words["unavailable.title"]} closeLabel={close} shape="modal">
        <p className="mb-6">{words["unavailable.text"]}</p>
        <Button className="w-full" onClick={closeOverlay}>
          {words["unavailable.action"]}
        </Button>
      </Dialog>
      <Dialog name="unavailable" title={words["unavailable.list"]} closeLabel={close} shape="modal">
        <ul className="mb-6 list-disc space-y-1 pl-5">
          {unavailable.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <Button className="w-full" onClick={() => openOverlay("cart")}>
          {words["unavailable.action"]}
        </Button>
      </Dialog>
    </>
  );
}

function MinAmount() {
  const words = useWords(cartMessages);
  const { close } = useWords(layoutMessages);
  const locale = useLocale();
  const { cart } = useCart();
  return (
    <Dialog name="minAmount" title={words["minAmount.title"]} closeLabel={close} shape="modal">
      <ul className="mb-6 space-y-3">
        {cart && cart.missingToMinOrder > 0 && (
          <li>{words["cart.minSum"](formatHryvnias(cart.minOrder), formatHryvnias(cart.missingToMinOrder))}</li>
        )}
        {cart?.productsWithoutMinAmount.map((product) => (
          <li key={product.id}>
            <b className="block font-medium">{product.name}</b>
            {words["minAmount.min_order_amount"](
              `${product.min_order_amount} ${plural(locale, product.min_order_amount, words["minAmount.unit"])}`,
              product.missing,
            )}
          </li>
        ))}
      </ul>
      <Button className="w-full" onClick={() => openOverlay("cart")}>
        {words["unavailable.action"]}
      </Button>
    </Dialog>
  );
}

function ReservationOver() {
  const words = useWords(cartMessages);
  const { close } = useWords(layoutMessages);
  return (
    <Dialog name="reservation" title={words["reservation.title"]} closeLabel={close} shape="modal">
      <p className="mb-4">{words["reservation.text"]}</p>
      <LostLines />
      <Button kind="quiet" className="mt-4 w-full" onClick={closeOverlay}>
        {words["reservation.action"]}
      </Button>
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
    if ((await removePack(question.item)) === "failed") toast(words["cart.updateError"]);
    back();
  };
  return (
    <AskDialog
      name="deleteCartItem"
      title={words["cart.remove"]}
      no={words["cart.keep"]}
      yes={words["cart.remove"]}
      busy={busy}
      onNo={back}
      onYes={() => void remove()}
    >
      {question && words["cart.removeAsk"](`${question.item.name}, ${question.item.variant.name}`)}
    </AskDialog>
  );
}

function ClearCart() {
  const words = useWords(cartMessages);
  // The list itself shows that it is being cleared.
  const clear = async () => {
    openOverlay("cart");
    if (!(await clearCart())) toast(words["cart.updateError"]);
  };
  return (
    <AskDialog
      name="clearCart"
      title={words["cart.clear"]}
      no={words["cart.keep"]}
      yes={words["cart.clear"]}
      onNo={() => openOverlay("cart")}
      onYes={() => void clear()}
    >
      {words["cart.clearAsk"]}
    </AskDialog>
  );
}
