import { RequestScreen } from "./request-screen.tsx";

export { clientAction } from "./request.client-action.ts";

export default function GetOfferScreen() {
  return <RequestScreen about="offer" />;
}
