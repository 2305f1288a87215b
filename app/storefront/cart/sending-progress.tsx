import type { Sending } from "./use-send-lines.ts";

type Words = {
  sending: (asked: number, all: number) => string;
  done: (added: number, all: number) => string;
  forbidden: string;
};

export function SendingProgress({ sending, words }: { sending: Sending; words: Words }) {
  return (
    <>
      {sending.state === "sending" && (
        <progress
          className="bar bar-beet mt-2"
          max={sending.all}
          value={sending.asked}
          aria-label={words.sending(sending.asked, sending.all)}
        />
      )}
      <p role="status" className="body-s mt-1 empty:hidden">
        {saidOf(sending, words)}
      </p>
    </>
  );
}

function saidOf(sending: Sending, words: Words): string {
  if (sending.state === "idle") return "";
  if (sending.state === "forbidden") return words.forbidden;
  if (sending.state === "sending") return words.sending(sending.asked, sending.all);
  return words.done(sending.added, sending.all);
}
