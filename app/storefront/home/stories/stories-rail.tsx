import { useState } from "react";
import type { StoryView } from "../../../../features/content/content.contract.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { Rail } from "../../../../ui/rail.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { overlay } from "../../../part.ts";
import { useOwnStories } from "../own-content-store.ts";
import { useSeenStories } from "../../../../features/content/ui/seen-stories.ts";
import { storiesMessages } from "./stories.messages.ts";

const StoryViewer = overlay(["story"], () => import("./story-viewer.tsx"));

/** The visitor's own stories come last, so that nothing moves. Opening one loads the viewer. */
export function StoriesRail({ stories }: { stories: readonly StoryView[] }) {
  const words = useWords(storiesMessages);
  const seen = useSeenStories();
  const [from, setFrom] = useState(0);
  const own = useOwnStories();
  const shared = stories.filter(hasSlides);
  if (shared.length === 0) return null;
  const shown = [...shared, ...own.filter(hasSlides)];
  const open = (at: number) => {
    setFrom(at);
    openOverlay("story");
  };
  return (
    <section aria-label={words.stories} className="container-shop mt-4 md:mt-6">
      <Rail className="gap-1 md:gap-4">
        {shown.map((story, at) => (
          <li key={story.id}>
            <button
              type="button"
              className="flex w-20 flex-col items-center gap-1.5 rounded-control px-1 py-0.5 md:w-24"
              onClick={() => open(at)}
            >
              <span
                className={classNames(
                  "block size-18 rounded-full border-2 p-0.5",
                  seen.includes(story.id) ? "border-line" : "border-beet-600",
                )}
              >
                <span className={`cloth-${story.tint} block size-full overflow-hidden rounded-full`}>
                  <Picture src={story.picture} tint={String(story.tint)} alt="" sizes="72px" eager isSecond className="rounded-none" />
                </span>
              </span>
              <span className="micro line-clamp-2 text-center">{story.title}</span>
              {seen.includes(story.id) && <span className="sr-only">({words.seen})</span>}
            </button>
          </li>
        ))}
      </Rail>
      <StoryViewer stories={shown} from={from} />
    </section>
  );
}

const hasSlides = ({ slides }: StoryView): boolean => slides.length > 0;
