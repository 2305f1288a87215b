import type { ReactNode } from "react";

type Props = { address: string; className?: string; icon?: ReactNode };

/** A narrow line breaks after the «@» first, in a word only when that is not enough. */
export function MailLink({ address, className, icon }: Props) {
  const at = address.indexOf("@") + 1;
  return (
    <a href={`mailto:${address}`} className={className}>
      {icon}
      <span className="min-w-0 wrap-anywhere">
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </a>
  );
}
