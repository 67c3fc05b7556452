import Foundation
import Testing

@testable import FoodShare

/// Tests of the limits of what one person may do, by the days for which the person has used the app.
@Suite struct AppLimitTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private static let day = 86_400.0

    @Test(arguments: [(-60.0, 1), (0, 1), (1, 1), (60, 1), (60.5, 2), (121, 3), (3_600, 60), (1e300, 1_440)])
    func `the remaining wait of a rate limit is rounded up to minutes, from one to a day`(seconds: TimeInterval, minutes: Int) {
        let limit = AppLimit(kind: .offers, most: 10, until: now.addingTimeInterval(seconds))
        #expect(limit.minutes(from: now) == minutes)
    }

    @Test func `a rate limit without an end time has a wait of 60 minutes`() {
        #expect(AppLimit(kind: .openClaims, most: 3).minutes(from: now) == 60)
    }

    @Test(arguments: [
        (AppLimit.Kind.offers, [10, 20, 40]), (AppLimit.Kind.claims, [6, 12, 24]), (AppLimit.Kind.messages, [60, 120, 240]),
        (AppLimit.Kind.reports, [3, 10, 20]), (AppLimit.Kind.openClaims, [3, 5, 10]),
    ])
    func `a person's rate limits rise one day and thirty days after the first use`(kind: AppLimit.Kind, most: [Int]) {
        let ages = [-Self.day, 0, Self.day - 1, Self.day, 30 * Self.day - 1, 30 * Self.day, 400 * Self.day]
        let found = ages.map { PersonLimits.standard.most(kind, after: $0) }
        #expect(found == [most[0], most[0], most[0], most[1], most[1], most[2], most[2]])
    }

    @Test func `a report weighs 0 on a person's first day, then 1, after 30 days 2, and 3 hide an offer`() {
        let weights = [0, Self.day - 1, Self.day, 30 * Self.day].map { PersonLimits.standard.weight(after: $0) }
        #expect(weights == [0, 0, 1, 2] && PersonLimits.weightToHide == 3)
    }

    @Test func `a kind of action without configured limits permits no action`() {
        let limits = PersonLimits(limits: [:], weights: [])
        #expect(AppLimit.Kind.allCases.allSatisfy { limits.most($0, after: Self.day) == 0 })
        #expect(limits.weight(after: Self.day) == 0)
    }
}
