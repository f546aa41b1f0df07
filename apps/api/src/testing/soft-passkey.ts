import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { AddPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from "@carrel/sdk/schemas";

/** How an authenticator's answer is to be made other than it should be. */
interface Forged {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
}

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const bytes = (...parts: (Uint8Array | number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));
const number = (value: number, size: 2 | 4) => {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntBE(value, 0, size);
  return buffer;
};

const PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** A passkey in memory: what a browser and its authenticator would answer, byte by byte. */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let signed = 0;
  const shared = { id: text(id), rawId: text(id), type: "public-key" as const, clientExtensionResults: {} };
  const clientData = (type: string, challenge: string, from = origin) =>
    bytes(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  return {
    /** As `navigator.credentials.create`. */
    create(options: PasskeyCreation, forged: Forged = {}): AddPasskey["passkey"] {
      // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      const [keyX, keyY] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
      const key = bytes([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20], keyX, [0x22, 0x58, 0x20], keyY);
      const place = sha256(forged.rpId ?? options.rp.id);
      const flags = [PRESENT | HAS_CREDENTIAL];
      const data = bytes(place, flags, number(0, 4), new Uint8Array(16), number(id.length, 2), id, key);
      const attestation = bytes([0xa3, 0x63], "fmt", [0x64], "none", [0x67], "attStmt", [0xa0, 0x68], "authData");
      return {
        ...shared,
        response: {
          clientDataJSON: text(clientData("webauthn.create", forged.challenge ?? options.challenge, forged.origin)),
          attestationObject: text(bytes(attestation, [0x58, data.length], data)),
          transports: ["internal"],
        },
      };
    },
    /** As `navigator.credentials.get`. */
    get(options: PasskeyRequest, forged: Forged = {}): PasskeyProof {
      signed += 1;
      const place = sha256(forged.rpId ?? options.rpId);
      const data = bytes(place, [PRESENT], number(forged.counter ?? signed, 4));
      const client = clientData("webauthn.get", forged.challenge ?? options.challenge, forged.origin);
      return {
        ...shared,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign("sha256", bytes(data, sha256(client)), privateKey)),
        },
      };
    },
  };
}
