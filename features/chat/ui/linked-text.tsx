import { linkedParts } from "../links.rules.ts";

/** A message's text whose addresses can be pressed; where they lead is not the shop's word. */
export const LinkedText = ({ text }: { text: string }) =>
  linkedParts(text).map(({ text: shown, href }, at) =>
    href === undefined ? (
      shown
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener nofollow" className="underline">
        {shown}
      </a>
    ),
  );
