import { genders } from "../../../../features/catalogue/words/genders.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { layoutMessages } from "../layout.messages.ts";

export function AudienceLinks({ className, onChoose }: { className?: string; onChoose?: () => void }) {
  const words = useWords(layoutMessages);
  return (
    <ul className={classNames("flex flex-wrap gap-2", className)}>
      {genders.map((gender) => (
        <li key={gender}>
          <ShopLink to={`/${gender}`} onClick={onChoose} className={buttonClass("secondary", "dense")}>
            {words[`gender.${gender}`]}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
