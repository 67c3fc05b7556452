import Foundation

/// A notification of an agreed pickup, half an hour before it begins.
struct PickupReminder: Equatable, Sendable {
    /// The name of the event, which no other event has.
    let event: String
    let date: Date

    /// The seconds between the notification and the pickup.
    static let ahead: TimeInterval = 1_800
}

extension HandOver {
    /// Returns the reminder of the pickup for this person, who may be the giver or the taker; `nil` if no time is agreed on, or
    /// it begins too soon for one.
    func reminder(at now: Date) -> PickupReminder? {
        guard status == .arranged, !course.isClosed, let start = course.chosen?.start else { return nil }
        let date = start.addingTimeInterval(-PickupReminder.ahead)
        guard date > now else { return nil }
        return PickupReminder(event: "\(id.uuidString).soon.\(Int(start.timeIntervalSince1970))", date: date)
    }
}
