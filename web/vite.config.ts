import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: new URL("src/lib", import.meta.url).pathname } },
  build: { outDir: "../src/toque/server/static", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": server, "/socket": { target: server, ws: true } }, fs: { allow: [".."] } },
});
