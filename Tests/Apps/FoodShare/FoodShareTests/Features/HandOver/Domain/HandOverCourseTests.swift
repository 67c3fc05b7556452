import Foundation
import Testing

@testable import FoodShare

/// Tests of the actions that are allowed in each state of a hand-over.
@Suite struct HandOverCourseTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private var expiry: Date { now.addingTimeInterval(86_400) }
    private var window: PickupWindow { PickupWindow(start: now.addingTimeInterval(3600), end: now.addingTimeInterval(7200)) }

    private func accepted() throws -> HandOverCourse {
        var course = HandOverCourse(asked: .asked, answerBy: now.addingTimeInterval(7200))
        try course.accept(at: now)
        return course
    }

    @Test func `an accepted request has no deadline for an answer`() throws {
        let course = try accepted()
        #expect(course.status == .accepted && course.answerBy == nil && course.endedAt == nil)
    }

    @Test func `only a proposed pickup time that has not ended can be chosen`() throws {
        var course = try accepted()
        let other = PickupWindow(start: window.start, end: window.end.addingTimeInterval(1))
        #expect(throws: HandOverRefusal.unknownWindow) { try course.choose(other, of: [window], at: now) }
        #expect(throws: HandOverRefusal.unknownWindow) { try course.choose(window, of: [window], at: window.end) }
        try course.choose(window, of: [window], at: now)
        #expect(course.status == .arranged && course.chosen == window)
        course.withdrawWindow(unlessIn: [window], at: now)
        #expect(course.status == .arranged)
        course.withdrawWindow(unlessIn: [other], at: now)
        #expect(course.status == .accepted && course.chosen == nil)
    }

    @Test func `a chosen pickup time that has ended stays when the giver withdraws the proposed times`() throws {
        var course = try accepted()
        try course.choose(window, of: [window], at: now)
        course.withdrawWindow(unlessIn: [], at: window.end)
        #expect(course.status == .arranged && course.chosen == window)
        #expect(course.canMiss(at: window.end, expiry: expiry))
    }

    @Test func `a missed pickup can be reported only after the chosen pickup time has ended`() throws {
        var course = try accepted()
        try course.choose(window, of: [window], at: now)
        #expect(throws: HandOverRefusal.tooEarly) { try course.answer(.missed, by: .giver, at: now, expiry: expiry) }
        #expect(!course.asks(.giver, at: now, expiry: expiry) && course.asks(.giver, at: window.end, expiry: expiry))
        try course.answer(.missed, by: .giver, at: window.end, expiry: expiry)
        #expect(course.status == .cancelled && course.reason == .missed && course.cancelledBy == .giver && course.endedAt == window.end)
        #expect(!course.asks(.giver, at: window.end, expiry: expiry) && course.asks(.taker, at: window.end, expiry: expiry))
        #expect(throws: HandOverRefusal.notNow) { try course.answer(.worked, by: .giver, at: window.end, expiry: expiry) }
        try course.answer(.worked, by: .taker, at: window.end, expiry: expiry)
        #expect(course.answers == [.giver: .missed, .taker: .worked] && course.status == .cancelled)
    }

    @Test func `without a chosen pickup time, a missed pickup can be reported only after the offer expires`() throws {
        let course = try accepted()
        #expect(!course.canMiss(at: window.end, expiry: expiry) && course.canMiss(at: expiry, expiry: expiry))
    }

    @Test(arguments: HandOverRole.allCases) func `one person's report of success ends a hand-over, the other is still asked`(
        role: HandOverRole
    )
        throws
    {
        var course = try accepted()
        try course.choose(window, of: [window], at: now)
        let time = window.start
        try course.answer(.worked, by: role, at: time, expiry: expiry)
        #expect(course.status == .handedOver && course.endedAt == time)
        #expect(!course.asks(role, at: time, expiry: expiry) && course.asks(role.other, at: time, expiry: expiry))
        #expect(!course.counts(absenceToldBy: role.other))
        try course.answer(.missed, by: role.other, at: time, expiry: expiry)
        #expect(course.status == .handedOver)
    }

    @Test func `a taker cannot say that the food was handed over before the agreed pickup time begins, but the giver can`() throws {
        var course = try accepted()
        try course.choose(window, of: [window], at: now)
        let early = window.start.addingTimeInterval(-1)
        #expect(!course.canConfirm(.taker, at: early, expiry: expiry) && course.canConfirm(.giver, at: early, expiry: expiry))
        #expect(throws: HandOverRefusal.tooEarly) { try course.answer(.worked, by: .taker, at: early, expiry: expiry) }
        #expect(course.status == .arranged)
        try course.answer(.worked, by: .giver, at: early, expiry: expiry)
        try course.answer(.worked, by: .taker, at: early, expiry: expiry)
        #expect(course.answers == [.giver: .worked, .taker: .worked])
    }

    @Test func `without an agreed pickup time, a taker's word waits for the giver's or the expiry, and weighs less than it`() throws {
        var course = try accepted()
        let early = expiry.addingTimeInterval(-1)
        #expect(throws: HandOverRefusal.tooEarly) { try course.answer(.worked, by: .taker, at: early, expiry: expiry) }
        try course.answer(.worked, by: .taker, at: expiry, expiry: expiry)
        #expect(course.counts(absenceToldBy: .giver))
        var told = try accepted()
        try told.answer(.worked, by: .giver, at: now, expiry: expiry)
        try told.answer(.worked, by: .taker, at: now, expiry: expiry)
        #expect(!told.counts(absenceToldBy: .taker))
    }

    @Test func `after a request was declined, cancelled or expired, nobody is asked how the pickup went`() throws {
        var declined = HandOverCourse(asked: .asked, answerBy: nil)
        try declined.decline(at: now)
        var lapsed = HandOverCourse(asked: .asked, answerBy: nil)
        try lapsed.lapse(at: now)
        var cancelled = try accepted()
        try cancelled.cancel(by: .taker, for: .cannotCome, at: now)
        #expect(cancelled.reason == .cannotCome && cancelled.cancelledBy == .taker)
        for var course in [declined, lapsed, cancelled] {
            #expect(!course.asks(.giver, at: expiry, expiry: expiry) && !course.asks(.taker, at: expiry, expiry: expiry))
            #expect(throws: HandOverRefusal.notNow) { try course.answer(.worked, by: .giver, at: now, expiry: expiry) }
        }
    }

    @Test(arguments: HandOverStatus.allCases) func `a closed conversation refuses actions, and closing keeps a final state`(
        status: HandOverStatus
    ) {
        var course = HandOverCourse(asked: status, answerBy: nil)
        course.close(by: .taker, at: now)
        #expect(course.isClosed && course.status == (status.isFinal ? status : .cancelled))
        let closed = course
        #expect(throws: HandOverRefusal.self) { try course.accept(at: now) }
        #expect(throws: HandOverRefusal.self) { try course.cancel(by: .giver, for: .other, at: now) }
        #expect(throws: HandOverRefusal.self) { try course.answer(.worked, by: .giver, at: now, expiry: expiry) }
        #expect(course == closed)
    }

    @Test func `a hand-over is due for deletion thirty days after its end`() throws {
        var course = try accepted()
        #expect(!course.isPurged(at: now.addingTimeInterval(400 * 86_400)))
        try course.cancel(by: .giver, for: .other, at: now)
        #expect(!course.isPurged(at: now.addingTimeInterval(30 * 86_400 - 1)))
        #expect(course.isPurged(at: now.addingTimeInterval(30 * 86_400)))
    }
}
