import { useEffect, useRef, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from "react";
import { hrefOf } from "./navigator.ts";
import { useLocation } from "./page.ts";
import { useRouter } from "./router.tsx";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** `?…` of this path, `.` for the path alone, or an outside address. */
  to: string;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  reloadDocument?: boolean;
  prefetch?: "intent";
  ref?: Ref<HTMLAnchorElement>;
};

const INTENT_MS = 100;

export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  prefetch,
  onClick,
  children,
  ...rest
}: LinkProps): ReactNode {
  const { navigate } = useRouter();
  const location = useLocation();
  const href = hrefOf(to, location);
  const isOwn = href.startsWith("/") && !href.startsWith("//");
  const intent = useIntent(prefetch && isOwn ? href : undefined, rest);
  return (
    <a
      {...rest}
      {...intent}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || reloadDocument || !isOwn || !isPlain(event)) return;
        event.preventDefault();
        const isSame = href === location.pathname + location.search + location.hash;
        void navigate(href, { replace: replace ?? isSame, state, preventScrollReset });
      }}
    >
      {children}
    </a>
  );
}

type NavLinkProps = Omit<LinkProps, "className"> & { end?: boolean; className: (is: { isActive: boolean }) => string };

/** `end`: not for addresses below it. */
export function NavLink({ end = false, className, ...rest }: NavLinkProps): ReactNode {
  const { pathname } = useLocation();
  const isActive = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} className={className({ isActive })} aria-current={isActive ? "page" : undefined} />;
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: { target } }: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && (!target || target === "_self");

type Intent = Pick<LinkProps, "onMouseEnter" | "onMouseLeave" | "onFocus" | "onBlur" | "onTouchStart">;

function useIntent(href: string | undefined, given: Intent): Intent {
  const { prefetch } = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (href === undefined) return {};
  const leave = () => clearTimeout(timer.current);
  const come = () => {
    leave();
    timer.current = setTimeout(() => prefetch(href), INTENT_MS);
  };
  return {
    onMouseEnter: (event) => (given.onMouseEnter?.(event), come()),
    onMouseLeave: (event) => (given.onMouseLeave?.(event), leave()),
    onFocus: (event) => (given.onFocus?.(event), come()),
    onBlur: (event) => (given.onBlur?.(event), leave()),
    onTouchStart: (event) => (given.onTouchStart?.(event), prefetch(href)),
  };
}
