export { default, meta } from "./account-screen.tsx";
