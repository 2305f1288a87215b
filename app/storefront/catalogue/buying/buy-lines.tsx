import CreditCard from "lucide-react/icons/credit-card";
import Gift from "lucide-react/icons/gift";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { madeToOrderText, type MadeToOrder } from "../../../../features/catalogue/words/stock-text.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { useSaid } from "../../../said.ts";

const icons = { dispatch: Truck, firstFree: Gift, payment: CreditCard, back: Undo2 };

export function BuyLines({ returnable, goods }: { returnable: boolean; goods: MadeToOrder }) {
  const locale = useLocale();
  const words = useWords(productMessages);
  const said = useSaid();
  const dispatch = goods.suborder ? madeToOrderText(goods, locale) : said.dispatch;
  const lines = { ...said, dispatch, back: words[returnable ? "line.return" : "product.noReturn"] };
  return (
    <ul className="body-s mt-5 space-y-2 border-t border-line pt-4 text-ink-700">
      {(["dispatch", "firstFree", "payment", "back"] as const).map((line) => {
        if (lines[line] === "") return null;
        const Icon = icons[line];
        return (
          <li key={line} className="flex gap-2.5">
            <Icon size={20} aria-hidden="true" className="shrink-0" />
            {lines[line]}
          </li>
        );
      })}
    </ul>
  );
}
