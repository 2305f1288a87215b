export { default, meta } from "./sign-in-screen.tsx";
