import { RequestScreen } from "./request-screen.tsx";

export { clientAction } from "./request.client-action.ts";

export default function SuppliersScreen() {
  return <RequestScreen about="suppliers" />;
}
