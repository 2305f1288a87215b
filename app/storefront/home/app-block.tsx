import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";
import { AppQrButton } from "../layout/app-qr.tsx";
import { AppStoreLinks, useHasApp } from "../layout/app-store-links.tsx";
import { appMessages } from "../layout/app.messages.ts";

/** The way to the shop's app: badges for a phone, the code for a desk. Nothing when there is no app. */
export function AppBlock({ picture }: { picture: { image: string | null; tint: string } | null }) {
  const words = useWords(appMessages);
  if (!useHasApp()) return null;
  return (
    <section id="app" className="container-shop mt-10 md:mt-18">
      <div className="cloth-3 flex items-stretch overflow-hidden rounded-card">
        <div className="flex grow flex-col items-start gap-4 p-5 md:p-10">
          <h2 className="display-m">{words["app.title"]}</h2>
          <p className="body-text max-w-120">{words["app.text"]}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <AppStoreLinks />
            <AppQrButton />
          </div>
        </div>
        {picture && (
          <div className="relative hidden basis-1/3 md:block">
            <Picture src={picture.image} tint={picture.tint} alt="" sizes="30vw" fill />
          </div>
        )}
      </div>
    </section>
  );
}
