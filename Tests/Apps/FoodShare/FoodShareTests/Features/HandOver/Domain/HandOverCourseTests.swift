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

    @Test func `an answered request does not lapse any more`() throws {
        let course = try accepted()
        #expect(course.status == .accepted && course.answerBy == nil && course.endedAt == nil)
    }

    @Test func `only a proposed time that is not over can be chosen`() throws {
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

    @Test func `a chosen time that is over stays, whatever the giver proposes then`() throws {
        var course = try accepted()
        try course.choose(window, of: [window], at: now)
        course.withdrawWindow(unlessIn: [], at: window.end)
        #expect(course.status == .arranged && course.chosen == window)
        #expect(course.canMiss(at: window.end, expiry: expiry))
    }

    @Test func `a person who did not come can be named only once the time is over`() throws {
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

    @Test func `without a chosen time no pickup is due before the offer expires`() throws {
        let course = try accepted()
        #expect(!course.canMiss(at: window.end, expiry: expiry) && course.canMiss(at: expiry, expiry: expiry))
    }

    @Test(arguments: HandOverRole.allCases) func `the first to report success ends the hand-over, and the other is still asked`(
        role: HandOverRole
    )
        throws
    {
        var course = try accepted()
        try course.answer(.worked, by: role, at: now, expiry: expiry)
        #expect(course.status == .handedOver && course.endedAt == now)
        #expect(!course.asks(role, at: now, expiry: expiry) && course.asks(role.other, at: now, expiry: expiry))
        try course.answer(.missed, by: role.other, at: now, expiry: expiry)
        #expect(course.status == .handedOver)
    }

    @Test func `no question is shown for a request that was declined, cancelled or expired`() throws {
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

    @Test(arguments: HandOverStatus.allCases) func `a closed conversation permits nothing more, and a final state stays`(
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

    @Test func `a hand-over is kept for thirty days after its end`() throws {
        var course = try accepted()
        #expect(!course.isPurged(at: now.addingTimeInterval(400 * 86_400)))
        try course.cancel(by: .giver, for: .other, at: now)
        #expect(!course.isPurged(at: now.addingTimeInterval(30 * 86_400 - 1)))
        #expect(course.isPurged(at: now.addingTimeInterval(30 * 86_400)))
    }
}
