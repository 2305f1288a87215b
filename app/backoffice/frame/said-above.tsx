import { Notification } from "react-admin";

/** What is said of an action stands above, where no button is. */
export const SaidAbove = () => <Notification anchorOrigin={{ vertical: "top", horizontal: "center" }} />;
