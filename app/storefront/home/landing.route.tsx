export { default, meta } from "./landing-screen.tsx";
