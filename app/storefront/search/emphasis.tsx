import { emphasised } from "./emphasised.ts";

export const Emphasis = ({ text, query }: { text: string; query: string }) =>
  emphasised(text, query).map((part, at) =>
    part.isTyped ? (
      <mark key={at} className="bg-transparent font-semibold text-ink-900">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
