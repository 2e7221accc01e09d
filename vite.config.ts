import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The server of `npm run dev`, which Vite passes calls on to. */
const API_URL = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: {
    proxy: { '/api': API_URL, '/functions': API_URL, '/register': API_URL },
  },
  build: {
    // Small files stay files: an inlined font or picture would need data: in the content policy.
    assetsInlineLimit: 0,
  },
})
