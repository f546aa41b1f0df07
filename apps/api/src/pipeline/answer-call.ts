import type { Ports } from "../ports";
import { askDns } from "./ask-dns";
import { askGateway } from "./ask-gateway";
import type { Arrived, Call, PipelineOptions } from "./call";
import { requireConfirmation } from "./confirmation";
import { countBytes, countTight, countWeight } from "./count-call";
import { toResponse } from "./envelope";
import { flow } from "./flow";
import { readRepeatable } from "./idempotency";
import { inLine } from "./in-line";
import { inTransaction, inTurn, onlyOnce } from "./in-transaction";
import { knowCaller } from "./know-caller";
import { findDevice } from "./known-device";
import { requireSomeHandler } from "./no-such-call";
import { refuseTooLarge } from "./read-bytes";
import { readInput } from "./read-input";
import { readSheet } from "./read-sheet";
import { requireRightToMeant, requireRightToOnly } from "./require-right";
import { runHandler } from "./run-handler";
import { requireSecondFactor } from "./second-factor";
import { refuseBlocked, showProofs } from "./show-proofs";
import { takeBody } from "./take-body";
import { takePictures } from "./take-pictures";
import { tellMembership } from "./tell-membership";
import { tellOutcome } from "./tell-outcome";
import { tellPlanLimit } from "./tell-plan-limit";
import { nameTenant, tenantFinder } from "./tenant";
import { workOnPassword } from "./work-on-password";

/** Every step of a call, in its order. What a step needs to know of a call, its row and its policy say. */
const answer = flow<Arrived>()
  .check(requireSomeHandler)
  .add(showProofs)
  .check(refuseBlocked)
  .check(refuseTooLarge)
  .around(inLine)
  .check(refuseBlocked)
  .add(knowCaller)
  .check(requireRightToOnly)
  .add(takeBody)
  .check(countBytes)
  .add(readInput)
  .check(requireRightToMeant)
  .check(countWeight)
  .add(tenantFinder)
  .add(findDevice)
  .add(countTight)
  .add(nameTenant)
  .add(readRepeatable)
  .add(takePictures)
  .add(askGateway)
  .add(askDns)
  .add(readSheet)
  .add(workOnPassword)
  .around(tellOutcome)
  .around(tellPlanLimit)
  .around(tellMembership)
  .around(inTurn)
  .around(inTransaction)
  .check(requireSecondFactor)
  .check(requireConfirmation)
  .around(onlyOnce)
  .end(runHandler);

/**
 * Answers one call.
 * @throws Failure for every refusal; anything else is a fault of ours
 */
export const answerCall = async (ports: Ports, call: Call, options: PipelineOptions): Promise<Response> =>
  toResponse(await answer({ ...call, ports, options }), call.facts.id);
