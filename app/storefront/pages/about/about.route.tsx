export { default, meta } from "./about-screen.tsx";
