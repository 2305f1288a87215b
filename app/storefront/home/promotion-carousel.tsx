import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { PromotionView } from "../../../features/content/content.contract.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { Banner } from "./banner.tsx";
import { homeMessages } from "./home.messages.ts";
import { useCarousel } from "./use-carousel.ts";

const round = "rounded-full bg-paper/90 hover:bg-paper";

type Props = { shared: readonly PromotionView[]; own: readonly PromotionView[] };

/** Moves by itself only under a mouse. The visitor's own banners come later, at the end, in the height of the others. */
export function PromotionCarousel({ shared, own }: Props) {
  const banners = [...shared, ...own];
  const words = useWords(homeMessages);
  const { track, at, show, isRunning, canRun, setPaused, watch } = useCarousel(banners.length);
  return (
    <section aria-label={words.promotions} aria-roledescription="carousel" className="relative h-full" {...watch}>
      <ul ref={track} className="carousel flex h-full snap-x snap-mandatory gap-2 overflow-x-auto rounded-card">
        {shared.map((banner, one) => (
          <li key={banner.slug} className="w-full flex-none snap-start">
            <Banner banner={banner} large eager={one === 0} />
          </li>
        ))}
        {own.map((banner) => (
          <li key={banner.slug} className="relative w-full flex-none snap-start">
            <div className="absolute inset-0">
              <Banner banner={banner} large />
            </div>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className="pointer-events-none absolute inset-x-2 bottom-1 flex items-center md:inset-x-8 md:bottom-3 [&>*]:pointer-events-auto">
          {banners.map((banner, one) => (
            <button
              key={banner.slug}
              type="button"
              aria-label={words.promotion(one + 1, banners.length, banner.title)}
              aria-current={one === at ? "true" : undefined}
              className="group flex size-11 items-center justify-center"
              onClick={() => show(one)}
            >
              <i
                className={classNames(
                  "block h-2 rounded-chip transition-[width] duration-200 group-hover:bg-ink-900",
                  one === at ? "w-6 bg-ink-900" : "w-2 bg-ink-500",
                )}
              />
            </button>
          ))}
          {canRun && (
            <IconButton
              label={isRunning ? words.pause : words.play}
              icon={isRunning ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
              onClick={() => setPaused(isRunning)}
            />
          )}
          <span className="ml-auto hidden gap-1 md:flex">
            <IconButton
              label={words.back}
              icon={<ChevronLeft aria-hidden="true" />}
              className={round}
              onClick={() => show((at - 1 + banners.length) % banners.length)}
            />
            <IconButton
              label={words.forth}
              icon={<ChevronRight aria-hidden="true" />}
              className={round}
              onClick={() => show((at + 1) % banners.length)}
            />
          </span>
        </div>
      )}
    </section>
  );
}
