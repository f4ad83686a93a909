/** A WebSocket that comes back by itself. Knows nothing of what is said on it. */

/** What a connection tells its owner. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export interface Connection {
  send(text: string): void;
  close(): void;
}

export interface Line {
  send(text: string): void;
  /** Gives this connection up for the next one. */
  again(): void;
  /** Closes for good. */
  close(): void;
}

/** Waits before the next attempt in milliseconds; the last one repeats. */
export const WAITS = [250, 500, 1000, 2000, 4000] as const;

/**
 * Keeps a connection open. `onopen` runs for every new connection before anything else is sent; what
 * is sent while there is none is dropped (the outbox of the page sends it again).
 */
export function keepConnected(options: {
  connect: (ears: Ears) => Connection;
  onopen: () => void;
  onmessage: (text: string) => void;
  onlost: () => void;
}): Line {
  let current: Connection | null = null;
  let open = false;
  let ended = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    open = false;
    current = options.connect({
      opened() {
        open = true;
        attempt = 0;
        options.onopen();
      },
      heard(text) {
        if (!ended) options.onmessage(text);
      },
      closed() {
        if (ended) return;
        if (open) options.onlost();
        open = false;
        const wait = WAITS[Math.min(attempt, WAITS.length - 1)];
        attempt += 1;
        timer = setTimeout(connect, wait);
      },
    });
  }

  connect();
  return {
    send(text) {
      if (open) current?.send(text);
    },
    again() {
      current?.close();
    },
    close() {
      ended = true;
      clearTimeout(timer);
      current?.close();
    },
  };
}

/** A WebSocket as a connection. */
export function webSocket(address: string): (ears: Ears) => Connection {
  return (ears) => {
    const socket = new WebSocket(address);
    socket.onopen = () => ears.opened();
    socket.onmessage = (event) => {
      if (typeof event.data === "string") ears.heard(event.data);
    };
    socket.onclose = () => ears.closed();
    return socket;
  };
}

/** Address of a WebSocket beside this page. */
export function socketAddress(path: string, page: Location = location): string {
  return `${page.protocol === "https:" ? "wss:" : "ws:"}//${page.host}${path}`;
}
