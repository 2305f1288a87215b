export { default, meta } from "./home-screen.tsx";
