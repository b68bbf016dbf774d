// What the benchmark uses of boardgame.io: it lives in bench/package.json, apart from the app, and may not be installed.
declare module 'boardgame.io/dist/cjs/client.js' {
  type Context<G> = { readonly G: G };
  type Move<G> = (context: Context<G>, ...args: never[]) => unknown;
  export function Client<G>(options: {
    readonly game: { readonly setup: () => G; readonly moves: Readonly<Record<string, Move<G>>> };
    readonly numPlayers: number;
    readonly debug: false;
  }): {
    start(): void;
    stop(): void;
    getState(): { readonly G: G } | null;
    readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  };
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: string;
}
