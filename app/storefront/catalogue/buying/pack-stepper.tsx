import { cartCountMessages } from "../../../../features/cart/cart-count.messages.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { Stepper } from "../../../../ui/fields/stepper.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import type { Adding } from "./use-adding.ts";

/** `[−] 2 уп. · 10 шт [+]`; hryvnias a piece. */
export function PackStepper({ adding: { packs, pack, most, setPacks }, price }: { adding: Adding; price: number }) {
  const words = useWords(cartCountMessages);
  const pieces = packs * pack;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Stepper
        minus={packs > 1 ? "minus" : "off"}
        plus={packs < most ? "on" : "off"}
        text={pack === 1 ? words["cart.pieces"](pieces) : words["cart.perPack"](packs, pieces)}
        lessLabel={pack === 1 ? words["cart.lessPieces"] : words["cart.less"]}
        moreLabel={pack === 1 ? words["cart.morePieces"] : words["cart.more"]}
        onLess={() => setPacks(packs - 1)}
        onMore={() => setPacks(packs + 1)}
      />
      {pieces > 1 && <b className="price-m">{formatHryvnias(price * pieces)}</b>}
    </div>
  );
}
