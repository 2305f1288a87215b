import { memo } from "react";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { Stepper } from "../../../../ui/fields/stepper.tsx";
import { stockText } from "../../../catalogue/words/stock-text.ts";
import type { CartItem } from "../../cart.contract.ts";
import { cartMessages } from "../../cart.messages.ts";
import { stepper } from "../../cart.rules.ts";
import { wantedOf } from "../cart-state.ts";
import { cartHere } from "../cart-store.ts";
import { addPack, removePack } from "../press-packs.ts";
import { askToRemove } from "./remove-question.ts";
import { tellNotAdded } from "../tell-not-added.ts";

type Props = {
  item: CartItem;
  /** Includes presses on their way. */
  productPieces: number;
  /** Presses on their way for this line; negative for packs removed. */
  askedPieces: number;
  isColourSaid: boolean;
  isPriceSaid: boolean;
  isMost: boolean;
  inDialog: boolean;
};

/** On a phone a longer size («універсальний») is above its stepper; on the narrowest a colour of a longer word («графітовий») too. */
const LONG = 8;
const isLongWordIn = (colour: string): boolean => colour.split(/[\s-]/).some((word) => word.length > LONG);

export const CartRow = memo(function CartRow({ item, productPieces, askedPieces, isColourSaid, isPriceSaid, isMost, inDialog }: Props) {
  const words = useWords(cartMessages);
  const locale = useLocale();
  const { variant } = item;
  // The quantity it will be; the last pack shows until it is gone.
  const quantity = Math.max(item.quantity + askedPieces, variant.quantity_in_variation);
  const buttons = stepper({
    quantity,
    pack: variant.quantity_in_variation,
    minimum: item.min_order_amount,
    productPieces,
    stock: variant.stock,
    maxQuantity: isMost,
  });
  const isByPiece = variant.quantity_in_variation === 1;
  const packs = Math.round(quantity / variant.quantity_in_variation);
  const more = async () => {
    const wanted = wantedOf(item);
    const outcome = await addPack(wanted);
    const add = { ...wanted, variant: variant.name, packs: 1, pack: variant.quantity_in_variation };
    // Reads the cart again, since earlier presses were added meanwhile.
    const held = (cartHere()?.products ?? []).reduce((sum, one) => (one.variant.id === variant.id ? sum + one.quantity : sum), 0);
    await tellNotAdded(outcome, { add, held }, words["cart.updateError"]);
  };
  const less = async () => {
    if (buttons.minus === "trash")
      return askToRemove({ what: `${item.name}, ${variant.name}`, remove: async () => removePack(item), inDialog });
    if (!(await removePack(item))) toast(words["cart.updateError"]);
    return undefined;
  };
  // The heading of goods made to order already names the day.
  const stock = item.suborder ? "" : stockText({ ...item, stock: variant.stock, pack: variant.quantity_in_variation }, locale);
  const named = (label: string) => [label, variant.name].filter(Boolean).join(": ");
  return (
    <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_minmax(4.5rem,auto)] items-center gap-x-1 sm:gap-x-2 max-[18rem]:grid-cols-1 max-[18rem]:justify-items-start [&>div]:border-0 [&>div]:bg-surface-1 [&>div]:shadow-[inset_0_-2px_0_var(--color-paper)] max-sm:[&>div>span]:px-1 min-[18rem]:[&>div]:col-start-2">
      <span
        className={classNames(
          "min-w-0 leading-4.5 max-sm:tracking-[-0.025em]",
          variant.size.length > LONG && "max-sm:col-span-full",
          !isColourSaid && isLongWordIn(variant.colour) && "max-[24rem]:col-span-full",
        )}
      >
        <span className="body-s block leading-4.5 break-words">
          {!isColourSaid && `${variant.colour} `}
          <b className="font-semibold whitespace-nowrap">{variant.size}</b>
        </span>
        <span className="caption block text-ink-500">
          {!isPriceSaid && formatHryvnias(variant.price)}
          {stock && (
            <span className={classNames(buttons.plus === "on" && "max-md:hidden")}>
              {!isPriceSaid && " · "}
              {stock}
            </span>
          )}
        </span>
      </span>
      <Stepper
        {...buttons}
        isOnItsWay={askedPieces !== 0}
        text={isByPiece ? words["cart.pieces"](quantity) : words["cart.perPack"](packs, quantity)}
        lessLabel={named(words[buttons.minus === "trash" ? "cart.remove" : isByPiece ? "cart.lessPieces" : "cart.less"])}
        moreLabel={named(words[isByPiece ? "cart.morePieces" : "cart.more"])}
        onLess={less}
        onMore={more}
      />
      <span className={classNames("body-s text-right whitespace-nowrap max-[18rem]:text-left", askedPieces !== 0 && "text-ink-500")}>
        {formatHryvnias(variant.price * quantity)}
      </span>
    </li>
  );
});
