import Foundation
import Testing

@testable import FoodShare

/// Tests of the parts of a hand-over that its conversation shows.
@Suite struct HandOverStateTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func after(_ seconds: TimeInterval) -> Date { now.addingTimeInterval(seconds) }

    private func course(
        _ status: HandOverStatus, endedAt: Date? = nil, reason: CancelReason? = nil, isClosed: Bool = false
    ) -> HandOverCourse {
        HandOverCourse(
            status: status, answerBy: nil, chosen: nil, endedAt: endedAt, cancelledBy: nil, reason: reason, answers: [:],
            isClosed: isClosed)
    }

    private func handOver(
        _ course: HandOverCourse, _ role: HandOverRole = .giver, windows: [PickupWindow] = [], messages: [HandOverMessage] = [],
        unread: Int = 0
    ) -> HandOver {
        HandOver(
            id: UUID(), listing: UUID(), title: "Bread", expiry: after(86_400), role: role, course: course, askedAt: now,
            terms: PickupTerms(windows: windows), place: nil, messages: messages, unread: unread, missed: 0, ahead: 0)
    }

    private func messages(_ count: Int) -> [HandOverMessage] {
        (0..<count).map { HandOverMessage(id: $0, isOwn: true, text: "Hello", sentAt: after(Double($0))) }
    }

    @Test(arguments: HandOverStatus.allCases) func `a hand-over is over if declined, cancelled, expired or closed`(
        status: HandOverStatus
    ) {
        #expect(handOver(course(status)).isOver == [.declined, .cancelled, .lapsed].contains(status))
        #expect(handOver(course(status, isClosed: true)).isOver)
    }

    @Test(arguments: HandOverStatus.allCases) func `a conversation accepts at most 200 messages, and none after it was closed`(
        status: HandOverStatus
    ) {
        let isOpen = [.asked, .accepted, .arranged, .handedOver].contains(status)
        #expect(handOver(course(status), messages: messages(199)).takesMessages == isOpen)
        #expect(!handOver(course(status), messages: messages(200)).takesMessages)
        #expect(!handOver(course(status, isClosed: true)).takesMessages)
    }

    @Test(arguments: HandOverStatus.allCases) func `the giver has to act on new requests and on pickups without a report`(
        status: HandOverStatus
    ) {
        let window = PickupWindow(start: after(600), end: after(1_800))
        let waiting = handOver(course(status), windows: [window]).isWaiting(at: now)
        #expect(waiting == (status == .asked || status == .handedOver))
    }

    @Test func `the taker has to act on an accepted request while a proposed pickup time has not ended`() {
        let window = PickupWindow(start: after(600), end: after(1_800))
        let accepted = handOver(course(.accepted), .taker, windows: [window])
        #expect(accepted.isWaiting(at: now) && accepted.isWaiting(at: after(1_799)))
        #expect(!accepted.isWaiting(at: after(1_800)))
        #expect(!handOver(course(.accepted), .taker).isWaiting(at: now))
        #expect(!handOver(course(.arranged), .taker, windows: [window]).isWaiting(at: now))
        #expect(!handOver(course(.asked), .taker, windows: [window]).isWaiting(at: now))
        #expect(!handOver(course(.accepted), .giver, windows: [window]).isWaiting(at: now))
    }

    @Test func `without a pickup time that can be chosen, the giver has to propose one, and the taker is told so`() {
        let window = PickupWindow(start: after(600), end: after(1_800))
        let format = PickupFormat(locale: Locale(identifier: "en_GB"), zone: .gmt)
        func words(_ handOver: HandOver, at time: Date) -> String { String(localized: handOver.sentence(format, at: time)) }
        let giver = handOver(course(.accepted), windows: [window])
        #expect(!giver.isWaiting(at: now) && words(giver, at: now).hasSuffix("The other person chooses when to collect the food."))
        #expect(giver.isWaiting(at: after(1_800)) && words(giver, at: after(1_800)).contains("Propose pickup times"))
        #expect(handOver(course(.accepted)).isWaiting(at: now))
        let taker = handOver(course(.accepted), .taker)
        #expect(words(taker, at: now) == "The food is promised to you. The giver will propose pickup times.")
        #expect(!taker.isWaiting(at: now))
    }

    @Test(arguments: HandOverRole.allCases) func `after a missed pickup, nobody is said to have cancelled`(role: HandOverRole) throws {
        var missed = course(.accepted)
        try missed.answer(.missed, by: .giver, at: after(86_400), expiry: after(86_400))
        let format = PickupFormat(locale: Locale(identifier: "en_GB"), zone: .gmt)
        let words = String(localized: handOver(missed, role).sentence(format, at: after(86_400)))
        #expect(
            words == (role == .giver ? "You said that the other person did not come." : "The other person said that you did not come."))
    }

    @Test func `a taker whose giver has left reads that nobody will be there`() {
        var left = course(.arranged)
        left.takeBack(at: now, for: .giverLeft)
        let format = PickupFormat(locale: Locale(identifier: "en_GB"), zone: .gmt)
        let words = String(localized: handOver(left, .taker).sentence(format, at: now))
        #expect(words == "The giver has left FoodShare, so this offer was withdrawn. Nobody will be there to hand it over.")
    }

    @Test func `unread messages need attention in every state, and an expired accepted offer needs a report`() {
        for status in HandOverStatus.allCases {
            #expect(handOver(course(status), .taker, unread: 1).isWaiting(at: now))
        }
        #expect(handOver(course(.accepted), .taker).isWaiting(at: after(86_400)))
        #expect(!handOver(course(.accepted), .taker).isWaiting(at: after(86_399)))
        #expect(handOver(course(.cancelled, reason: .missed), .taker).isWaiting(at: now))
        #expect(!handOver(course(.cancelled, reason: .cannotCome), .taker).isWaiting(at: now))
    }

    @Test func `the time of a conversation's last change is the latest of request, last message and end`() {
        #expect(handOver(course(.asked)).lastChange == now)
        #expect(handOver(course(.asked), messages: messages(3)).lastChange == after(2))
        #expect(handOver(course(.declined, endedAt: after(60)), messages: messages(3)).lastChange == after(60))
        #expect(handOver(course(.declined, endedAt: after(1)), messages: messages(3)).lastChange == after(2))
    }

    @Test func `a request that moves up in line has a deadline for the giver's answer, and then lapses`() throws {
        var course = HandOverCourse(asked: .inLine, answerBy: nil)
        try course.moveUp(answerBy: after(7_200), at: now)
        #expect(course.status == .asked && course.answerBy == after(7_200) && course.endedAt == nil)
        #expect(throws: HandOverRefusal.notNow) { try course.moveUp(answerBy: after(1), at: now) }
        #expect(course.answerBy == after(7_200))
        try course.lapse(at: after(7_200))
        #expect(course.status == .lapsed && course.answerBy == nil && course.endedAt == after(7_200))
    }

    @Test(arguments: HandOverStatus.allCases) func `withdrawing an offer cancels its hand-over unless that is in a final state`(
        status: HandOverStatus
    ) {
        var course = HandOverCourse(asked: status, answerBy: after(60))
        course.takeBack(at: now)
        if status.isFinal {
            #expect(course == HandOverCourse(asked: status, answerBy: after(60)))
        } else {
            #expect(course.status == .cancelled && course.reason == .takenBack && course.cancelledBy == .giver)
            #expect(course.endedAt == now && course.answerBy == nil && !course.isClosed)
        }
    }

    @Test func `closing a conversation records the person and reason, and a second closing changes nothing`() {
        var course = HandOverCourse(asked: .asked, answerBy: after(60))
        course.close(by: .giver, at: now)
        #expect(course.cancelledBy == .giver && course.reason == .closed && course.endedAt == now && course.answerBy == nil)
        let closed = course
        course.close(by: .taker, at: after(5))
        #expect(course == closed)
    }

    @Test func `giver and taker can choose from different reasons for a cancellation`() {
        #expect(CancelReason.choices(of: .giver) == [.notAvailable, .cannotCome, .other])
        #expect(CancelReason.choices(of: .taker) == [.notNeeded, .cannotCome, .other])
        for role in HandOverRole.allCases {
            #expect(role.other != role && role.other.other == role)
            #expect(HandOverActor(role) == (role == .giver ? .giver : .taker))
        }
    }
}
