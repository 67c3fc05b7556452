import Testing

@testable import FoodShare

/// Tests of the state machine of a hand-over, move by move.
@Suite struct HandOverStatusTests {
    private struct Step: Hashable {
        let from: HandOverStatus
        let move: HandOverMove
        let actor: HandOverActor
    }

    /// The moves that are allowed, with the states that they lead to; all others are refused.
    private static let allowed: [Step: HandOverStatus] = [
        Step(from: .inLine, move: .moveUp, actor: .clock): .asked,
        Step(from: .inLine, move: .decline, actor: .giver): .declined,
        Step(from: .inLine, move: .cancel, actor: .taker): .cancelled,
        Step(from: .inLine, move: .lapse, actor: .clock): .lapsed,
        Step(from: .asked, move: .accept, actor: .giver): .accepted,
        Step(from: .asked, move: .decline, actor: .giver): .declined,
        Step(from: .asked, move: .cancel, actor: .taker): .cancelled,
        Step(from: .asked, move: .lapse, actor: .clock): .lapsed,
        Step(from: .accepted, move: .arrange, actor: .taker): .arranged,
        Step(from: .accepted, move: .handOver, actor: .giver): .handedOver,
        Step(from: .accepted, move: .handOver, actor: .taker): .handedOver,
        Step(from: .accepted, move: .miss, actor: .giver): .cancelled,
        Step(from: .accepted, move: .miss, actor: .taker): .cancelled,
        Step(from: .accepted, move: .cancel, actor: .giver): .cancelled,
        Step(from: .accepted, move: .cancel, actor: .taker): .cancelled,
        Step(from: .arranged, move: .arrange, actor: .taker): .arranged,
        Step(from: .arranged, move: .rearrange, actor: .giver): .accepted,
        Step(from: .arranged, move: .handOver, actor: .giver): .handedOver,
        Step(from: .arranged, move: .handOver, actor: .taker): .handedOver,
        Step(from: .arranged, move: .miss, actor: .giver): .cancelled,
        Step(from: .arranged, move: .miss, actor: .taker): .cancelled,
        Step(from: .arranged, move: .cancel, actor: .giver): .cancelled,
        Step(from: .arranged, move: .cancel, actor: .taker): .cancelled,
    ]

    @Test(arguments: HandOverStatus.allCases, HandOverMove.allCases)
    func `each transition of a hand-over is permitted to exactly the roles in the transition table`(
        status: HandOverStatus, move: HandOverMove
    ) {
        for actor in HandOverActor.allCases {
            let expected = Self.allowed[Step(from: status, move: move, actor: actor)]
            #expect(status.after(move, by: actor) == expected, "\(status) \(move) \(actor)")
        }
    }

    @Test(arguments: HandOverStatus.allCases) func `only the final states of a hand-over have no transitions`(status: HandOverStatus) {
        let moves = HandOverMove.allCases.filter { move in HandOverActor.allCases.contains { status.after(move, by: $0) != nil } }
        #expect(moves.isEmpty == status.isFinal)
        #expect(status.isFinal == [.handedOver, .declined, .cancelled, .lapsed].contains(status))
    }

    @Test func `messages can be sent in the states asked, accepted, arranged and handed over only`() {
        #expect(HandOverStatus.allCases.filter(\.takesMessages) == [.asked, .accepted, .arranged, .handedOver])
        #expect(HandOverStatus.allCases.filter(\.isAgreed) == [.accepted, .arranged, .handedOver])
    }
}
