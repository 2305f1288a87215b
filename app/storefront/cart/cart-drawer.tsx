import ClipboardList from "lucide-react/icons/clipboard-list";
import Trash2 from "lucide-react/icons/trash-2";
import { CartLines } from "../../../features/cart/ui/lines/cart-lines.tsx";
import { CartSummary } from "../../../features/cart/ui/lines/cart-summary.tsx";
import { useCart } from "../../../features/cart/ui/cart-store.ts";
import LostLines from "../../../features/cart/ui/lines/lost-lines.tsx";
import { ReservationBar } from "../../../features/cart/ui/clock/reservation-bar.tsx";
import { WaitingLines } from "../../../features/cart/ui/waiting/waiting-lines.tsx";
import { useCheckoutWay } from "../../../features/cart/ui/use-checkout-way.ts";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { whenProfileIsFilled } from "../../../features/sign-in/ui/sign-in-store.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay, openOverlay, useOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { useViewedCart } from "../../analytics/use-viewed-cart.ts";
import { useSaid } from "../../said.ts";
import { SaveListButton } from "../lists/save-list-button.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";

const tool = "body-s text-left inline-flex min-h-11 items-center gap-2 text-ink-500 hover:text-ink-900";

export default function CartDrawer() {
  const words = useWords(cartMessages);
  const said = useSaid();
  const { close, "nav.quickOrder": quickOrder } = useWords(layoutMessages);
  const { cart } = useCart();
  useViewedCart(useOverlay() === "cart" ? cart : undefined);
  const toCheckout = useCheckoutWay((goOn) => whenProfileIsFilled({ then: goOn, fromCart: true }));
  const isEmpty = !cart || cart.products.length === 0;
  return (
    <Dialog
      name="cart"
      title={words["cart.title"]}
      closeLabel={close}
      shape="right"
      footer={isEmpty ? undefined : <CartSummary cart={cart} note={said.cartNote} onCheckout={toCheckout} />}
    >
      <div className="sticky -top-1.5 z-10 -mx-4 -mt-1.5 md:-mx-6 [&_.container-shop]:px-4 md:[&_.container-shop]:px-6">
        <ReservationBar />
      </div>
      <div className="mt-4">
        <LostLines />
        <WaitingLines />
      </div>
      {isEmpty ? (
        <EmptyState text={words["cart.empty"]}>
          <ShopLink to="/new-items" className={buttonClass()} onClick={closeOverlay}>
            {words["cart.toCatalog"]}
          </ShopLink>
          <ShopLink to="/quick-order" className={buttonClass("quiet")} onClick={closeOverlay}>
            {quickOrder}
          </ShopLink>
        </EmptyState>
      ) : (
        <>
          <div className="mt-2 flex flex-wrap gap-x-6">
            <button type="button" className={tool} onClick={() => openOverlay("clearCart")}>
              <Trash2 size={16} aria-hidden="true" />
              {words["cart.clear"]}
            </button>
            <SaveListButton className={tool} />
            <ShopLink to="/quick-order" className={`${tool} max-sm:hidden`} onClick={closeOverlay}>
              <ClipboardList size={16} aria-hidden="true" />
              {quickOrder}
            </ShopLink>
          </div>
          <CartLines cart={cart} inDialog />
        </>
      )}
    </Dialog>
  );
}
