import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { signInFor, useCart, type Refused } from "../../../features/cart/ui/cart-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay, openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

/** Why a pack was refused, as it is: nothing left, a share kept for others, or an account that may not order. */
export function RefusedDialog() {
  const words = useWords(cartMessages);
  const { close } = useWords(layoutMessages);
  const { refused } = useCart();
  const why = refused?.why ?? "sold-out";
  return (
    <Dialog name="unavailableProduct" title={titleOf(why, words)} closeLabel={close} shape="modal">
      <p className="mb-6">{textOf(refused, words)}</p>
      {refused?.why === "guests-share" ? (
        <Button className="w-full" onClick={() => signInFor(refused.wanted)}>
          {words["share.enter"]}
        </Button>
      ) : (
        <Button className="w-full" onClick={closeOverlay}>
          {words["unavailable.action"]}
        </Button>
      )}
    </Dialog>
  );
}

type Words = (typeof cartMessages)["uk" | "ru"];

function titleOf(why: Refused["why"], words: Words): string {
  if (why === "sold-out") return words["unavailable.title"];
  return why === "blacklisted" ? words["forbidden.title"] : words["share.title"];
}

function textOf(refused: Refused | undefined, words: Words): string {
  if (refused?.left && refused.why !== "blacklisted") return words["unavailable.left"](refused.left);
  switch (refused?.why) {
    case "blacklisted":
      return words["forbidden.text"];
    case "guests-share":
      return words["share.guests"];
    case "new-account-share":
      return words["share.new"](refused.percent ?? 0);
    default:
      return words["unavailable.text"];
  }
}

/** What a recalculation has reserved, counted, and what it could not, each with its reason. */
export function UnavailableDialog() {
  const words = useWords(cartMessages);
  const { close } = useWords(layoutMessages);
  const { all, short } = useCart().unavailable;
  return (
    <Dialog name="unavailable" title={words["unavailable.list"]} closeLabel={close} shape="modal">
      <p className="mb-3">{words["unavailable.count"](all - short.length, all)}</p>
      <ul className="mb-6 list-disc space-y-1 pl-5">
        {short.map(({ name, asked, reserved, refusal }) => (
          <li key={name}>
            {name}: {reserved > 0 && `${words["unavailable.part"](reserved, asked)} `}
            {refusal === "sold-out" ? words["unavailable.soldOut"] : words["unavailable.shared"]}
          </li>
        ))}
      </ul>
      <Button className="w-full" onClick={() => openOverlay("cart")}>
        {words["unavailable.action"]}
      </Button>
    </Dialog>
  );
}
