export { default, meta } from "./subscription-screen.tsx";
