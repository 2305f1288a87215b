import { Notification } from "react-admin";

/** Notifications are on top, where they cover no button. */
export const SaidAbove = () => <Notification anchorOrigin={{ vertical: "top", horizontal: "center" }} />;
