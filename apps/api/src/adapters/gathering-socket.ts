import { Socket } from "node:net";

/** A socket that sends what is written in one turn of the event loop together: pipelined statements become one packet. */
export const gatheringSocket = (): Socket => {
  const socket = new Socket();
  let isGathering = false;
  const gather = () => {
    if (isGathering) return;
    isGathering = true;
    socket.cork();
    process.nextTick(() => {
      isGathering = false;
      socket.uncork();
    });
  };
  // Not in a class: while it connects, a socket takes back the `write` of its own.
  socket.once("connect", () => {
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
    socket.write = (...args: unknown[]) => {
      gather();
      return write(...args);
    };
  });
  return socket;
};
