import type { ReactNode, Ref } from "react";
import { Form } from "../../../../client/router/form.tsx";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { buyMessages } from "../../../../features/catalogue/buy.messages.ts";
import { Heart } from "../../../../features/favourites/ui/heart.tsx";
import { Button } from "../../../../ui/button.tsx";
import { pathIn, useLocale, useWords } from "../../../../client/locale/locale.ts";
import { isSoldOut, type Chosen } from "../choice/choose-variation.ts";
import { NotifyButton } from "./notify-button.tsx";
import { notifyMessages } from "./notify.messages.ts";
import { PackStepper } from "./pack-stepper.tsx";
import type { Adding } from "./use-adding.ts";
import type { SizeQuestion } from "../choice/use-size-question.ts";

type Props = {
  product: ProductView;
  chosen: Chosen;
  adding: Adding;
  question: SizeQuestion;
  page: string;
  formRef?: Ref<HTMLFormElement>;
  beside?: ReactNode;
};

/** A form without JavaScript. Without a size the button leads to the sizes; sold out, it offers to tell the customer. */
export function AddToCart({ product, chosen: { variation, shown }, adding, question, page, formRef, beside }: Props) {
  const words = useWords(productMessages);
  const buyWords = useWords(buyMessages);
  const notifyWords = useWords(notifyMessages);
  const locale = useLocale();
  const { add, busy, canAdd, packs, pack, stock, piecesInCart } = adding;
  const tools = (
    <span className="flex items-center">
      <Heart productId={product.id} />
      {beside}
    </span>
  );
  if (!variation) {
    const isOut = isSoldOut(product);
    return (
      <>
        {isOut && <p className="body-s mt-4 text-ink-700">{notifyWords.chooseSize}</p>}
        <form
          ref={formRef}
          method="get"
          action={`${pathIn(locale, page)}#${question.id}`}
          className="mt-4 flex gap-2 max-[18rem]:flex-wrap"
          onSubmit={(event) => {
            event.preventDefault();
            question.ask();
          }}
        >
          {shown && <input type="hidden" name="colour" value={shown.colour || shown.colourName} />}
          <Button type="submit" kind={isOut ? "secondary" : "primary"} className="grow">
            {buyWords["buy.chooseSize"]}
          </Button>
          {tools}
        </form>
      </>
    );
  }
  const isOut = stock < pack && piecesInCart === 0;
  return (
    <>
      {canAdd && <PackStepper adding={adding} price={variation.price} />}
      <Form
        ref={formRef}
        method="post"
        action={pathIn(locale, "/cart")}
        className="mt-3 flex gap-2 max-[18rem]:flex-wrap"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="variationId" value={variation.id} />
        <input type="hidden" name="packs" value={packs} />
        {isOut ? (
          <NotifyButton productId={product.id} variationId={variation.id} />
        ) : (
          <Button type="submit" className="grow" busy={busy} disabled={!canAdd}>
            {piecesInCart === 0 ? (
              words["product.addToCart"]
            ) : (
              <span className="block leading-tight">
                {buyWords["buy.inCart"](piecesInCart)}
                <span className="caption block">{canAdd ? buyWords["buy.more"](packs * pack) : buyWords["buy.all"]}</span>
              </span>
            )}
          </Button>
        )}
        {tools}
      </Form>
    </>
  );
}
