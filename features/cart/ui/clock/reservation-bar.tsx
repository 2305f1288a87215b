import TimerReset from "lucide-react/icons/timer-reset";
import { useRef } from "react";
import { useWords } from "../../../../client/locale/locale.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { clockMessages } from "../../clock/clock.messages.ts";
import { useAnnouncement } from "./use-announcement.ts";
import { clockText, useReservationCountdown } from "./use-reservation-countdown.ts";

const WARN_SECONDS = 300;

/** Marigold for the last five minutes, when it offers to extend and stays visible. */
export function ReservationBar() {
  const words = useWords(clockMessages);
  const countdown = useReservationCountdown();
  const region = useRef<HTMLParagraphElement>(null);
  const said = useAnnouncement(countdown, region);
  const extend = async () => {
    const outcome = await import("./extend-reservation.ts").then(
      ({ extendReservation }) => extendReservation(),
      () => "failed" as const,
    );
    if (outcome !== "done") toast(words[outcome === "longest" ? "cart.longest" : "cart.updateError"]);
  };
  const isLate = countdown !== undefined && countdown.seconds <= WARN_SECONDS;
  return (
    <>
      <p ref={region} className="sr-only" aria-live="polite">
        {said}
      </p>
      {countdown && (
        <section
          aria-label={words["cart.reserved"]}
          className={classNames(
            "no-print",
            isLate ? "warning-bar sticky top-0 z-30" : "relative",
            isLate ? "bg-marigold-500 text-ink-900" : "on-ink bg-ink-900 text-white",
          )}
        >
          <div className="container-shop flex min-h-9 items-center justify-between gap-x-3 py-1 max-[18rem]:flex-wrap">
            <span className="body-s">{words[isLate ? "cart.endsIn" : "cart.reserved"]}</span>
            <span className="flex items-center gap-x-3 max-[18rem]:flex-wrap">
              {isLate && (
                <button
                  type="button"
                  onClick={extend}
                  className="body-s inline-flex min-h-9 items-center gap-1.5 px-2 font-semibold whitespace-nowrap underline"
                >
                  <TimerReset size={16} aria-hidden="true" className="max-md:hidden" />
                  {words["cart.extend"]}
                </button>
              )}
              <b role="timer" className="tnum">
                {clockText(countdown.seconds)}
              </b>
            </span>
          </div>
          <progress className="bar" max={1} value={countdown.share} aria-hidden="true" />
        </section>
      )}
    </>
  );
}
