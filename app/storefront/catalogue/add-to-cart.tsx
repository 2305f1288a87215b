import type { ReactNode, Ref } from "react";
import { Form } from "react-router";
import type { ProductView, VariationView } from "../../../features/catalogue/catalogue.contract.ts";
import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { Heart } from "../../../features/favourites/ui/heart.tsx";
import { Button } from "../../../ui/button.tsx";
import { pathIn, useLocale, useWords } from "../../locale/locale.ts";
import { NotifyButton } from "./notify-button.tsx";
import type { Adding } from "./use-add-pack.ts";

type Props = { product: ProductView; chosen: VariationView; adding: Adding; formRef?: Ref<HTMLFormElement>; beside?: ReactNode };

/** The button; without JavaScript it is a form that reserves and shows the cart. Of what is sold out: «tell me when it is back». */
export function AddToCart({ product, chosen, adding: { add, busy, canAdd, piecesInCart }, formRef, beside }: Props) {
  const words = useWords(catalogueMessages);
  const locale = useLocale();
  const isOut = chosen.stock < chosen.quantity_in_variation && piecesInCart === 0;
  return (
    <Form
      ref={formRef}
      method="post"
      action={pathIn(locale, "/cart")}
      className="mt-4 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="variationId" value={chosen.id} />
      {isOut ? (
        <NotifyButton productId={product.id} variationId={chosen.id} />
      ) : (
        <Button type="submit" className="grow" busy={busy} disabled={!canAdd}>
          {piecesInCart > 0 ? `${words["product.addToCart"]} · ${piecesInCart} шт` : words["product.addToCart"]}
        </Button>
      )}
      <span className="flex items-center">
        <Heart productId={product.id} />
        {beside}
      </span>
    </Form>
  );
}
