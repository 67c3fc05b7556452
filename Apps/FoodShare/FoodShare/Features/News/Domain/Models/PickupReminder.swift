import Foundation

/// A notification of an agreed pickup, half an hour before it begins.
struct PickupReminder: Equatable, Sendable {
    /// The name of the event, which no other event has.
    let event: String
    let date: Date

    /// The seconds between the notification and the pickup.
    static let ahead: TimeInterval = 1_800
    fileprivate static let word = ".soon."

    /// The time at which the pickup begins.
    var start: Date { date.addingTimeInterval(Self.ahead) }

    /// Returns whether an event is a reminder.
    static func isName(_ event: String) -> Bool { event.contains(word) }
}

extension HandOver {
    /// Returns the reminder of the pickup for this person, who may be the giver or the taker; `nil` if no time is agreed on, or
    /// the pickup has begun. The time of the reminder may be over.
    func reminder(at now: Date) -> PickupReminder? {
        guard status == .arranged, !course.isClosed, let start = course.chosen?.start else { return nil }
        guard start > now else { return nil }
        let event = "\(id.uuidString)\(PickupReminder.word)\(Int(start.timeIntervalSince1970))"
        return PickupReminder(event: event, date: start.addingTimeInterval(-PickupReminder.ahead))
    }
}
