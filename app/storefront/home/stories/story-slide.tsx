import type { StoryView } from "../../../../features/content/content.contract.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { ProductTags } from "../../../../features/catalogue/ui/product-tags.tsx";
import { useSlideGoods } from "./use-slide-goods.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";

/** The slide ends with its running bar. */
export function StorySegments({ count, at, isStill, onEnd }: { count: number; at: number; isStill: boolean; onEnd: () => void }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: count }, (_, one) => (
        <span key={one} className="h-1 grow overflow-hidden rounded-chip bg-ink-900/20">
          <i
            key={one === at ? "running" : "still"}
            onAnimationEnd={onEnd}
            className={classNames(
              "block h-full bg-ink-900",
              one > at && "hidden",
              one === at && "story-running",
              one === at && isStill && "story-still",
            )}
          />
        </span>
      ))}
    </div>
  );
}

export function StorySlide({ slide }: { slide: StoryView["slides"][number] }) {
  const goods = useSlideGoods(slide.link);
  return (
    <>
      <div className="relative mt-2 min-h-0 grow">
        {slide.picture && (
          <Picture src={slide.picture} tint={String(slide.tint)} alt={slide.alt} sizes="(min-width:768px) 56vh, 100vw" eager fill />
        )}
        {goods && <ProductTags product={goods} />}
      </div>
      <div className="p-5 pb-8" aria-live="polite">
        <p className="display-m">{slide.title}</p>
        <p className="body-text mt-2">{slide.text}</p>
        {slide.button && slide.link && (
          <ShopLink to={slide.link} className={classNames(buttonClass(), "mt-4 w-full")}>
            {slide.button}
          </ShopLink>
        )}
      </div>
    </>
  );
}
