export { default, meta } from "./personal-screen.tsx";
