import Foundation

/// A period of time in which an offer can be collected.
struct PickupWindow: Hashable, Sendable {
    let start: Date
    let end: Date

    /// The period as an error names it.
    fileprivate var value: String { "\(start.ISO8601Format()) – \(end.ISO8601Format())" }

    /// Returns the hour that begins at the next full hour but one, a proposal that need not be corrected.
    static func proposal(after now: Date) -> PickupWindow {
        let start = ((now.timeIntervalSinceReferenceDate / 3600).rounded(.up) + 1) * 3600
        return PickupWindow(
            start: Date(timeIntervalSinceReferenceDate: start), end: Date(timeIntervalSinceReferenceDate: start + 3600))
    }

    /// Returns whether the period ends after food expires. Services round both times to milliseconds.
    func ends(after expiry: Date) -> Bool { end.timeIntervalSince(expiry) > 0.01 }

    /// Returns the period, moved by the fewest days of 24 hours after which it begins later than a moment.
    func ahead(of moment: Date) -> PickupWindow {
        let day = 86_400.0
        let days = max(0, (moment.timeIntervalSince(start) / day).rounded(.down) + 1)
        return PickupWindow(start: start.addingTimeInterval(days * day), end: end.addingTimeInterval(days * day))
    }
}

/// The giver's terms of a pickup: possible times, the address, where to ring, and the time for an answer.
struct PickupTerms: Equatable, Sendable {
    /// The number of hours after which an unanswered request lapses.
    var answerHours = 2
    /// The note that says where to ring. Only the accepted person sees it; empty if there is none.
    var note = ""
    /// The address in words, which belongs to the pin on the map. Only the accepted person sees it; empty if there is none.
    var address = ""
    /// The pickup times that the giver proposes.
    var windows: [PickupWindow] = []

    static let hours = [1, 2, 4, 8, 24]
    static let longestNote = 300
    static let longestAddress = 200
    static let mostWindows = 6
    static let lengths: ClosedRange<TimeInterval> = 900...86_400
    static let farthest: TimeInterval = 14 * 86_400

    /// Returns the pickup times that are not over.
    func open(at now: Date) -> Set<PickupWindow> { Set(windows.filter { $0.end > now }) }

    /// Returns the terms with cleaned texts and sorted pickup times.
    ///
    /// - Throws: ``InvalidField`` with the first invalid field.
    func checked(now: Date) throws(InvalidField) -> PickupTerms {
        guard let least = Self.hours.first, let most = Self.hours.last, (least...most).contains(answerHours) else {
            throw InvalidField(field: .answerHours, value: "\(answerHours)", rule: .within(Self.hours[0], Self.hours[Self.hours.count - 1]))
        }
        guard windows.count <= Self.mostWindows else {
            throw InvalidField(field: .windows, value: "\(windows.count)", rule: .within(0, Self.mostWindows))
        }
        for window in windows { try Self.check(window, now: now) }
        return PickupTerms(
            answerHours: answerHours, note: try Self.checked(note, .note, longest: Self.longestNote),
            address: try Self.checked(address, .address, longest: Self.longestAddress),
            windows: Set(windows).sorted { $0.start < $1.start })
    }

    /// Returns a text without what must not be shown; it may be empty.
    private static func checked(
        _ text: String, _ field: InvalidField.Field, longest: Int
    ) throws(InvalidField) -> String {
        guard !PlainText.cleaned(text).isEmpty else { return "" }
        return try PlainText(text, field: field, longest: longest).text
    }

    /// Returns the terms as ``checked(now:)`` does, for food that expires at a time.
    ///
    /// - Throws: ``InvalidField`` with the first invalid field; ``InvalidField/Rule/beforeExpiry`` for a pickup time that ends
    ///   later.
    func checked(now: Date, expiry: Date) throws(InvalidField) -> PickupTerms {
        let terms = try checked(now: now)
        if let late = terms.windows.first(where: { $0.ends(after: expiry) }) {
            throw InvalidField(field: .windows, value: late.value, rule: .beforeExpiry)
        }
        return terms
    }

    private static func check(_ window: PickupWindow, now: Date) throws(InvalidField) {
        let value = window.value
        guard lengths.contains(window.end.timeIntervalSince(window.start)) else {
            throw InvalidField(field: .windows, value: value, rule: .order)
        }
        guard window.end > now, window.start.timeIntervalSince(now) <= farthest else {
            throw InvalidField(field: .windows, value: value, rule: .ahead)
        }
    }
}
