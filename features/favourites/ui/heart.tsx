import { useWords } from "../../../client/locale/locale.ts";
import { cardMessages } from "../../catalogue/card.messages.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RepeatedIcon } from "../../../ui/repeated-icon.tsx";
import { toggleFavourite, useIsFavourite } from "./favourites-store.ts";
import type { Id } from "../../../platform/ids.ts";

export function Heart({ productId }: { productId: Id<"product"> }) {
  const words = useWords(cardMessages);
  const isOn = useIsFavourite(productId);
  return (
    <IconButton
      label={isOn ? words["fav.remove"] : words["fav.add"]}
      aria-pressed={isOn}
      className="rounded-full bg-paper/70 hover:bg-paper"
      icon={isOn ? <RepeatedIcon name="heart-full" className="text-beet-600" /> : <RepeatedIcon name="heart" />}
      onClick={() => toggleFavourite(productId)}
    />
  );
}
