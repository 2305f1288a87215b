import { cartMessages } from "../../../features/cart/cart.messages.ts";
import { useCart } from "../../../features/cart/ui/cart-store.ts";
import { seeCart } from "../../../features/cart/ui/see-cart.ts";
import { signInFor } from "../../../features/cart/ui/wanted-after-sign-in.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { closeOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { refusedWords } from "./refused-words.ts";

/** A guest whose share is used up may sign in for the goods. */
export function RefusedDialog() {
  const words = useWords(cartMessages);
  const { close } = useWords(layoutMessages);
  const { refused } = useCart();
  const { title, text } = refusedWords(refused, words);
  return (
    <Dialog name="unavailableProduct" title={title} closeLabel={close} shape="modal">
      <p className="mb-6">{text}</p>
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
      <Button className="w-full" onClick={seeCart}>
        {words["unavailable.action"]}
      </Button>
    </Dialog>
  );
}
