import type { ReactNode } from "react";
import { useNavigate } from "../../../../client/router/router.tsx";
import { useSignIn, whenAccountIsOpen } from "../../../../features/sign-in/ui/sign-in-store.ts";
import { pathIn, useLocale } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";

export const footerLink = "body-s inline-flex min-h-11 items-center hover:underline";

/** Folded on a phone, a column from 768 px. */
export function FooterBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line md:border-0">
      <h2 className="fold-title label mb-2">{title}</h2>
      <details className="fold group">
        <summary className="min-h-12 cursor-pointer list-none items-center justify-between">
          <h2 className="label">{title}</h2>
          <RepeatedIcon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <ul className="pb-3">{children}</ul>
      </details>
    </section>
  );
}

/** A guest signs in first, then the page opens by itself; a blacklisted customer is told why it does not. */
export function AccountLink({ to, className = footerLink, children }: { to: string; className?: string; children: ReactNode }) {
  const { isSignedIn, profile } = useSignIn();
  const navigate = useNavigate();
  const locale = useLocale();
  return (
    <ShopLink
      to={to}
      className={className}
      onClick={(event) => {
        if (isSignedIn && !profile?.isBlacklisted) return;
        event.preventDefault();
        whenAccountIsOpen(() => void navigate(pathIn(locale, to)));
      }}
    >
      {children}
    </ShopLink>
  );
}
