import { Outlet } from "../../../client/router/outlet.tsx";
import { useLoaderData } from "../../../client/router/page.ts";
import { useLeaveAtSignOut } from "../sign-in/use-leave-at-sign-out.ts";
import type { loader } from "./account-layout.loader.server.ts";
import { AccountMenu, BackToSections } from "./account-sections.tsx";
import { NewDeviceNotice } from "./new-device-notice.tsx";
import { SignOutDialog } from "./sign-out-button.tsx";

/** A phone shows one page after another; the menu is above the page from 768 px and beside it from 1024 px. */
export default function AccountLayout() {
  useLeaveAtSignOut();
  const newDevices = useLoaderData<typeof loader>();
  return (
    <div className="container-shop print:block print:p-0 grid max-w-[1280px] gap-6 pt-6 lg:grid-cols-[260px_minmax(0,900px)]">
      <AccountMenu />
      <div className="min-w-0">
        <BackToSections />
        <NewDeviceNotice devices={newDevices} />
        <Outlet />
      </div>
      <SignOutDialog />
    </div>
  );
}
