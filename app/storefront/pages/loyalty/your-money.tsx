import { clubMessages } from "../../../../features/loyalty/club.messages.ts";
import { openSignIn, useIsSignedIn } from "../../../../features/sign-in/ui/sign-in-store.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { CustomerMoney } from "./customer-money.tsx";

/** Read once it is known who is here; a guest signs in and stays on the page. */
export function YourMoney() {
  const words = useWords(clubMessages);
  const isSignedIn = useIsSignedIn();
  return (
    <section aria-labelledby="yours" className="mb-8">
      <h2 id="yours" className="display-s mb-3">
        {words["club.yours"]}
      </h2>
      {isSignedIn ? (
        <CustomerMoney />
      ) : (
        <div className="cloth-6 flex min-h-36 flex-wrap items-center justify-between gap-4 rounded-card p-5">
          <p className="max-w-100">{words["club.guest"]}</p>
          <ShopLink
            to="/sign-in"
            className={classNames(buttonClass(), isSignedIn === undefined && "invisible noscript:visible")}
            onClick={(event) => {
              event.preventDefault();
              openSignIn();
            }}
          >
            {words["club.enter"]}
          </ShopLink>
        </div>
      )}
    </section>
  );
}
