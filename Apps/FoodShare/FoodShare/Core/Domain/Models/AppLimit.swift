import Foundation

/// A limit of what one person may do, for the error of an action that it refused.
struct AppLimit: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// The limit of new offers in an hour.
        case offers
        /// The limit of requests in an hour.
        case claims
        /// The limit of messages in an hour.
        case messages
        /// The limit of reports in an hour.
        case reports
        /// The limit of simultaneous requests that are not over. Each of them keeps food from others.
        case openClaims
    }

    let kind: Kind
    let most: Int
    /// The time from which the person may continue; `nil` if it depends on what others do.
    var until: Date?

    /// Returns the number of minutes until the person may continue, at least one and at most a day's.
    func minutes(from now: Date = Date()) -> Int {
        guard let until else { return 60 }
        return Int(min(max((until.timeIntervalSince(now) / 60).rounded(.up), 1), 1_440))
    }
}

/// The limits of the embedded store, which depend on the days for which a person has used the app. A Supabase
/// project has the same limits in its table `private.food_limits`.
struct PersonLimits: Sendable {
    var limits: [AppLimit.Kind: [Step]]
    /// The weight of a person's reports, by the days for which the person has used the app. Reports of a new
    /// person have no weight, since a new identity is easily created.
    var weights: [Step]
    /// The total weight of reports that hides an offer.
    static let weightToHide = 3

    struct Step: Equatable, Sendable {
        let days: Int
        let most: Int
    }

    /// The limits that apply by default.
    static var standard: PersonLimits {
        PersonLimits(
            limits: [
                .offers: steps(10, 20, 40), .claims: steps(6, 12, 24), .messages: steps(60, 120, 240),
                .reports: steps(3, 10, 20), .openClaims: steps(3, 5, 10),
            ], weights: steps(0, 1, 2))
    }

    private static func steps(_ new: Int, _ known: Int, _ old: Int) -> [Step] {
        [Step(days: 0, most: new), Step(days: 1, most: known), Step(days: 30, most: old)]
    }

    func most(_ kind: AppLimit.Kind, after age: TimeInterval) -> Int { Self.most(limits[kind] ?? [], after: age) }

    func weight(after age: TimeInterval) -> Int { Self.most(weights, after: age) }

    private static func most(_ steps: [Step], after age: TimeInterval) -> Int {
        steps.last { Double($0.days) * 86_400 <= max(0, age) }?.most ?? 0
    }
}
