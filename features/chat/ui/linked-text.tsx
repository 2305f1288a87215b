import { linkedParts } from "../links.rules.ts";

/** Makes addresses links, but does not vouch for where they lead. */
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
