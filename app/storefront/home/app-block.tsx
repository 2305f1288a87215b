import { useWords } from "../../../client/locale/locale.ts";
import { AppQrButton } from "../layout/footer/app-qr.tsx";
import { AppStoreLinks, useHasApp } from "../layout/footer/app-store-links.tsx";
import { appMessages } from "../layout/footer/app.messages.ts";
import { PhoneDrawing } from "./phone-drawing.tsx";

export function AppBlock() {
  const words = useWords(appMessages);
  if (!useHasApp()) return null;
  return (
    <section id="app" className="later container-shop mt-10 md:mt-18">
      <div className="cloth-3 flex items-center overflow-hidden rounded-card">
        <div className="flex grow flex-col items-start gap-4 p-5 md:p-10">
          <h2 className="display-m">{words["app.title"]}</h2>
          <p className="body-text max-w-120">{words["app.text"]}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <AppStoreLinks />
            <AppQrButton />
          </div>
        </div>
        <PhoneDrawing className="hidden w-60 flex-none self-stretch md:mr-10 md:block lg:mr-24" />
      </div>
    </section>
  );
}
