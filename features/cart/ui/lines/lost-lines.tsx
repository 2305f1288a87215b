import { useWords } from "../../../../client/locale/locale.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { cartTotalMessages } from "../../cart-total.messages.ts";
import { clockMessages } from "../../clock/clock.messages.ts";
import { forgetLost, useCart } from "../cart-store.ts";
import { reserveLost } from "../remake-cart.ts";

export default function LostLines() {
  const words = useWords(cartTotalMessages);
  const { "cart.updateError": failed } = useWords(clockMessages);
  const { lost, busy } = useCart();
  if (lost.length === 0) return null;
  const again = async () => {
    if (!(await reserveLost())) toast(failed);
  };
  return (
    <section className="rounded-card bg-marigold-100 p-4">
      <h2 className="label">{words["cart.lostTitle"]}</h2>
      <ul className="body-s my-3 list-disc space-y-1 pl-5">
        {lost.map((line) => (
          <li key={line.variationId}>
            {line.name} · {line.quantity}&nbsp;шт
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" busy={busy} onClick={again}>
          {words["cart.reserveAgain"]}
        </Button>
        <Button kind="quiet" onClick={forgetLost}>
          {words["cart.forgetLost"]}
        </Button>
      </div>
    </section>
  );
}
