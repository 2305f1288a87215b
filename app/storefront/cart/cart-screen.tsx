import ClipboardList from "lucide-react/icons/clipboard-list";
import Trash2 from "lucide-react/icons/trash-2";
import { Form } from "../../../client/router/form.tsx";
import { useLoaderData } from "../../../client/router/page.ts";
import { CartLines } from "../../../features/cart/ui/lines/cart-lines.tsx";
import { CartSummary } from "../../../features/cart/ui/lines/cart-summary.tsx";
import { useCart } from "../../../features/cart/ui/cart-store.ts";
import LostLines from "../../../features/cart/ui/lines/lost-lines.tsx";
import { WaitingLines } from "../../../features/cart/ui/waiting/waiting-lines.tsx";
import { useCheckoutWay } from "../../../features/cart/ui/use-checkout-way.ts";
import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { whenProfileIsFilled } from "../../../features/sign-in/ui/sign-in-store.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useViewedCart } from "../../analytics/use-viewed-cart.ts";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { SaveListButton } from "../lists/save-list-button.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { useSaid } from "../../said.ts";
import { CartNotice } from "./cart-notice.tsx";
import type { loader } from "./cart.loader.server.ts";

export default function CartScreen() {
  const words = useWords(cartMessages);
  const said = useSaid();
  const { "nav.quickOrder": quickOrder } = useWords(layoutMessages);
  const locale = useLocale();
  const loaded = useLoaderData<typeof loader>();
  const { cart: known } = useCart();
  const cart = known ?? loaded.cart;
  useViewedCart(cart);
  const toCheckout = useCheckoutWay((goOn) => whenProfileIsFilled({ then: goOn, fromCart: true }));
  return (
    <div className="container-shop py-6">
      <h1 className="display-l mb-4">{words["cart.title"]}</h1>
      {loaded.notice && <CartNotice notice={loaded.notice} sharePercent={loaded.sharePercent} />}
      <LostLines />
      <WaitingLines />
      {cart.products.length === 0 ? (
        <EmptyState text={words["cart.empty"]}>
          <ShopLink to="/new-items" className={buttonClass()}>
            {words["cart.toCatalog"]}
          </ShopLink>
          <ShopLink to="/quick-order" className={buttonClass("quiet")}>
            {quickOrder}
          </ShopLink>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
          <section aria-label={words["cart.title"]} className="min-w-0 lg:col-span-8">
            <CartLines cart={cart} inDialog={false} />
            <div className="mt-2 -ml-3 flex flex-wrap md:-ml-5 max-md:[&_.label]:px-3">
              <Form
                method="post"
                action={pathIn(locale, "/cart")}
                onSubmit={(event) => {
                  event.preventDefault();
                  openOverlay("clearCart");
                }}
              >
                <input type="hidden" name="intent" value="clear" />
                <Button type="submit" kind="quiet">
                  <Trash2 size={16} aria-hidden="true" />
                  {words["cart.clear"]}
                </Button>
              </Form>
              <SaveListButton className={buttonClass("quiet")} />
              <ShopLink to="/quick-order" className={buttonClass("quiet")}>
                <ClipboardList size={16} aria-hidden="true" />
                {quickOrder}
              </ShopLink>
            </div>
          </section>
          <div className="self-start rounded-card bg-surface-1 p-4 md:p-6 lg:sticky lg:top-[calc(6rem+var(--warning-bar))] lg:col-span-4">
            <CartSummary cart={cart} note={said.cartNote} onCheckout={toCheckout} />
          </div>
        </div>
      )}
    </div>
  );
}
