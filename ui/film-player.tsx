import Play from "lucide-react/icons/play";
import { useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";

type Props = {
  src: string;
  type: string;
  poster: string | undefined;
  words: { title: string; play: string; failed: string };
  /** Class of the frame. */
  className: string;
  /** `whole`: the picture is not cropped. */
  fit: "filled" | "whole";
};

/** Fetches nothing before a press; begins without sound. */
export function FilmPlayer({ src, type, poster, words, className, fit }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"still" | "waiting" | "begun" | "failed">("still");
  // Before hydration the player's own buttons are the only ones.
  useEffect(() => setState("waiting"), []);
  const play = async () => {
    setState("begun");
    player.current?.focus();
    try {
      await player.current?.play();
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={classNames("relative overflow-hidden", className)}>
      <video
        ref={player}
        controls={state !== "waiting"}
        muted
        playsInline
        preload="none"
        poster={poster}
        aria-label={words.title}
        className={classNames("absolute inset-0 size-full", fit === "filled" ? "object-cover" : "object-contain")}
      >
        <source src={src} type={type} onError={() => setState("failed")} />
      </video>
      {state === "waiting" && (
        <button
          type="button"
          aria-label={words.play}
          className="group absolute inset-0 flex items-center justify-center -outline-offset-4"
          onClick={() => void play()}
        >
          <span className="flex size-18 items-center justify-center rounded-full bg-paper/90 shadow-2 transition-transform duration-120 group-hover:scale-105">
            <Play size={32} aria-hidden="true" className="ml-1 fill-current" />
          </span>
        </button>
      )}
      {state === "failed" && (
        <p role="alert" className="body-s absolute inset-x-4 bottom-16 rounded-control bg-paper p-3">
          {words.failed}
        </p>
      )}
    </div>
  );
}
