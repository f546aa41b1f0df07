import { createServer, type Socket } from "node:net";

/** A mail server that keeps what it is handed. */
export interface SmtpSink {
  url: string;
  /** Whole messages, heads and all, in the order in which they came. */
  readonly messages: string[];
  /** While true, it turns everything away for now (451). */
  isBusy: boolean;
  /** How many more messages it answers. It takes those beyond too, and keeps its answer back. */
  patience: number;
  /** Messages that wait for their answer; their sender can't know that they were taken. */
  readonly held: string[];
  /** Answers what is held, and from now on everything. */
  answerAll(): void;
  close(): Promise<void>;
}

/** Speaks as much SMTP as it takes to be handed a message. */
export const startSmtpSink = async (): Promise<SmtpSink> => {
  const sockets = new Set<Socket>();
  const answers: (() => void)[] = [];
  const take = (message: string, answer: () => void) => {
    sink.messages.push(message);
    sink.patience -= 1;
    if (sink.patience >= 0) return answer();
    sink.held.push(message);
    answers.push(answer);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    let text = "";
    let isMessage = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 sink");
    socket.on("data", (chunk) => {
      text += chunk;
      for (;;) {
        const end = text.indexOf(isMessage ? "\r\n.\r\n" : "\r\n");
        if (end === -1) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isMessage ? 5 : 2));
        if (isMessage) {
          isMessage = false;
          take(part, () => say("250 taken"));
          continue;
        }
        const verb = part.slice(0, 4).toUpperCase();
        isMessage = verb === "DATA" && !sink.isBusy;
        if (verb === "QUIT") socket.end("221 bye\r\n");
        else if (verb === "EHLO") say("250 sink");
        else if (sink.isBusy) say("451 come back later");
        else say(isMessage ? "354 go on" : "250 fine");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    messages: [],
    isBusy: false,
    patience: Number.POSITIVE_INFINITY,
    held: [],
    answerAll() {
      sink.patience = Number.POSITIVE_INFINITY;
      sink.held.length = 0;
      for (const answer of answers.splice(0)) answer();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return sink;
};
