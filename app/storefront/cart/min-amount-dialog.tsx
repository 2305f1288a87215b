import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { useCart } from "../../../features/cart/ui/cart-store.ts";
import { seeCart } from "../../../features/cart/ui/see-cart.ts";
import { underText } from "../../../features/cart/ui/lines/under-text.ts";
import { additionsMessages } from "../../../features/orders/additions/additions.messages.ts";
import { categoryAddress } from "../../../features/catalogue/words/category-address.ts";
import { productAddress } from "../../../features/catalogue/words/product-address.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay, useOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { useOpenParcel } from "./use-open-parcel.ts";

export function MinAmountDialog() {
  const words = useWords(cartMessages);
  const parcelWords = useWords(additionsMessages);
  const { close } = useWords(layoutMessages);
  const { cart } = useCart();
  const short = cart?.productsWithoutMinAmount ?? [];
  const parcel = useOpenParcel(useOverlay() === "minAmount");
  return (
    <Dialog name="minAmount" title={words["minAmount.title"]} closeLabel={close} shape="modal">
      <ul className="mb-6 space-y-3">
        {cart && cart.missingToMinOrder > 0 && (
          <li>{words["cart.minSum"](formatHryvnias(cart.minOrder), formatHryvnias(cart.missingToMinOrder))}</li>
        )}
        {short.map((product) => (
          <li key={product.id}>
            <ShopLink
              to={productAddress({ id_1c: cart?.products.find(({ id }) => id === product.id)?.id_1c ?? "" })}
              className="block font-medium text-beet-600 underline"
              onClick={closeOverlay}
            >
              {product.name}
            </ShopLink>
            {underText(product, words)}
          </li>
        ))}
      </ul>
      {cart && cart.missingToMinOrder > 0 && (
        <ShopLink to={moreGoods(cart.products.at(-1)?.item_category)} className={`${buttonClass()} mb-3 w-full`} onClick={closeOverlay}>
          {words["minAmount.goOn"]}
        </ShopLink>
      )}
      {parcel !== undefined && (
        <ShopLink to={`/checkout?with=${parcel}`} className={`${buttonClass("secondary")} mb-3 w-full`} onClick={closeOverlay}>
          {parcelWords["checkout.inParcel"](parcel)}
        </ShopLink>
      )}
      <Button kind="secondary" className="w-full" onClick={seeCart}>
        {words["unavailable.action"]}
      </Button>
    </Dialog>
  );
}

const moreGoods = (category: string | undefined): string => (category ? categoryAddress(category) : "/new-items");
