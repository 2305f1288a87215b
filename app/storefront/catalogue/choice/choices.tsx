import type { ReactNode } from "react";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { cardMessages } from "../../../../features/catalogue/card.messages.ts";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { choiceMessages } from "./choices.messages.ts";
import { useCart } from "../../../../features/cart/ui/cart-store.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { choicesOf, type Choice, type Chosen } from "./choose-variation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { ColourRadio } from "./colour-radio.tsx";
import { SizeRadio } from "./size-radio.tsx";
import { useRadioKeys } from "./use-radio-keys.ts";
import type { SizeQuestion } from "./use-size-question.ts";
import type { Id } from "../../../../platform/ids.ts";

type Props = {
  product: Pick<ProductView, "productVariations">;
  chosen: Chosen;
  addressOf: (choice: Choice) => string;
  /** `addressOf` serves new tabs and pages without JavaScript. */
  onChoose: (choice: Choice) => void;
  question: SizeQuestion;
  guide?: ReactNode;
};

/** Radio groups of links. A size of another colour switches to that colour and says so. */
export function Choices({ product, chosen, addressOf, onChoose, question, guide }: Props) {
  const words = useWords(productMessages);
  const cardWords = useWords(cardMessages);
  const choiceWords = useWords(choiceMessages);
  const { cart } = useCart();
  const keysOf = useRadioKeys();
  const { colours, sizes, colour, size: chosenSize } = choicesOf(product, chosen);
  const isAsked = question.isAsked && !chosen.variation;
  const heldOf = (id: Id<"variation"> | undefined) => cart?.products.find((item) => item.variant.id === id)?.quantity ?? 0;
  return (
    <>
      {colours.length > 0 && colours[0]?.name && (
        <section className="mt-5">
          <h2 className="body-s mb-2 font-medium">
            {words["product.colour"]}: {chosen.shown?.colourName}
          </h2>
          <div role="radiogroup" aria-label={words["product.colour"]} className="flex flex-wrap gap-2">
            {colours.map((one) => (
              <ColourRadio
                key={one.key}
                colour={one}
                isChosen={one.key === colour}
                note={one.isOut ? cardWords["product.none"].toLowerCase() : ""}
                to={addressOf({ colour: one.key, size: chosenSize })}
                keys={keysOf(one.key === colour)}
                onChoose={() => onChoose({ colour: one.key, size: chosenSize })}
              />
            ))}
          </div>
        </section>
      )}
      {sizes.length > 0 && (
        <section id={question.id} className="mt-4 scroll-mt-24">
          <div className="mb-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4">
            <h2 className="body-s font-medium">
              {chosenSize ? `${words["product.chooseSize"]}: ${chosenSize}` : words["product.chooseSize"]}
            </h2>
            {guide}
          </div>
          <div
            role="radiogroup"
            aria-label={words["product.chooseSize"]}
            className={classNames("flex flex-wrap gap-2", isAsked && "rounded-control outline-2 outline-offset-8 outline-beet-600")}
          >
            {sizes.map(({ size, here, elsewhere }, at) => {
              const isOut = here !== undefined && here.stock < here.quantity_in_variation && heldOf(here.id) === 0;
              const choice = { colour: elsewhere?.key ?? colour, size };
              const held = heldOf(here?.id);
              const notes = [
                elsewhere && choiceWords.otherColour(elsewhere.name),
                isOut && cardWords["product.none"].toLowerCase(),
                held > 0 && choiceWords.inCart(held),
              ];
              return (
                <SizeRadio
                  key={size}
                  size={size}
                  isChosen={size === chosenSize}
                  isOut={isOut}
                  isElsewhere={elsewhere !== undefined}
                  isHeld={held > 0}
                  note={notes.filter(Boolean).join(", ")}
                  to={addressOf(choice)}
                  keys={keysOf(chosenSize ? size === chosenSize : at === 0)}
                  onChoose={() => {
                    if (elsewhere) toast(words["product.otherColour"](size, elsewhere.name));
                    onChoose(choice);
                  }}
                />
              );
            })}
          </div>
        </section>
      )}
    </>
  );
}
