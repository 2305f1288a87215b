import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { useEffect, useState, type ReactNode } from "react";
import type { StoryView } from "../../../../features/content/content.contract.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { closeOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useModal } from "../../../../ui/overlays/use-modal.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { markSeen, tellSeen } from "../../../../features/content/ui/seen-stories.ts";
import { storiesMessages } from "./stories.messages.ts";
import { StorySegments, StorySlide } from "./story-slide.tsx";
import { storyStep } from "./story-walk.ts";
import { useStoryGestures } from "./use-story-gestures.ts";

type Props = { stories: readonly StoryView[]; from: number };

/** Every story has at least one slide. */
export default function StoryViewer({ stories, from }: Props) {
  const words = useWords(storiesMessages);
  const { ref, isOpen } = useModal("story");
  return (
    <dialog
      ref={ref}
      aria-label={words.stories}
      className="sheet-full sheet-ink on-ink overflow-hidden bg-ink-900 p-0"
      onCancel={(event) => {
        event.preventDefault();
        closeOverlay();
      }}
    >
      {isOpen && <Walk stories={stories} from={from} />}
    </dialog>
  );
}

/** Turns by hand only when the visitor prefers reduced motion. */
function Walk({ stories, from }: Props) {
  const words = useWords(storiesMessages);
  const [place, setPlace] = useState({ story: from, slide: 0 });
  const [isHeld, setHeld] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const story = stories[place.story];
  const slide = story?.slides[place.slide];
  const id = story?.id;
  useEffect(() => {
    if (id !== undefined) markSeen(id);
  }, [id]);
  useEffect(() => () => void tellSeen(), []);
  const step = (by: 1 | -1) => {
    const next = storyStep(
      stories.map((one) => one.slides.length),
      place,
      by,
    );
    if (next) setPlace(next);
    else closeOverlay();
  };
  useArrowKeys(step);
  const gestures = useStoryGestures({ onStep: step, onHold: setHeld, onClose: closeOverlay });
  if (!story || !slide) return null;
  return (
    <div className="flex h-full items-center justify-center gap-4">
      <Neighbour story={stories[place.story - 1]} />
      <Arrow label={words.back} onClick={() => step(-1)} icon={<ChevronLeft aria-hidden="true" />} className="left-2" />
      <section
        {...gestures}
        aria-label={`${story.title}. ${words.slide(place.slide + 1, story.slides.length)}`}
        className={`cloth-${slide.tint} off-ink flex h-full w-full touch-none flex-col select-none [&_img]:pointer-events-none md:aspect-9/16 md:h-[min(100dvh-4rem,56rem)] md:w-auto md:overflow-hidden md:rounded-card`}
      >
        <div className="px-3 pt-3">
          <StorySegments key={story.id} count={story.slides.length} at={place.slide} isStill={isHeld || isPaused} onEnd={() => step(1)} />
          <div className="mt-1 flex items-center">
            <h2 className="label min-w-0 grow truncate">{story.title}</h2>
            <IconButton
              label={isPaused ? words.play : words.pause}
              icon={isPaused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
              className="hover:bg-paper/50 motion-reduce:hidden"
              onClick={() => setPaused(!isPaused)}
            />
            <IconButton label={words.close} icon={<X aria-hidden="true" />} className="-mr-2 hover:bg-paper/50" onClick={closeOverlay} />
          </div>
        </div>
        <StorySlide slide={slide} />
      </section>
      <Arrow label={words.forth} onClick={() => step(1)} icon={<ChevronRight aria-hidden="true" />} className="right-2" />
      <Neighbour story={stories[place.story + 1]} />
    </div>
  );
}

/** A phone shows it only on keyboard focus. */
function Arrow({ label, icon, className, onClick }: { label: string; icon: ReactNode; className: string; onClick: () => void }) {
  return (
    <IconButton
      label={label}
      icon={icon}
      onClick={onClick}
      className={classNames(
        className,
        "z-10 rounded-full bg-paper text-ink-900 max-md:absolute max-md:opacity-0 max-md:focus-visible:opacity-100 max-md:[&:not(:focus-visible)]:pointer-events-none",
      )}
    />
  );
}

function Neighbour({ story }: { story: StoryView | undefined }) {
  return (
    <div aria-hidden="true" className="hidden w-60 opacity-40 xl:block">
      {story && (
        <div className={`cloth-${story.tint} relative aspect-9/16 overflow-hidden rounded-card`}>
          <Picture src={story.picture} tint={String(story.tint)} alt="" sizes="240px" fill />
        </div>
      )}
    </div>
  );
}

function useArrowKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "ArrowRight") step(1);
      if (event.key === "ArrowLeft") step(-1);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
