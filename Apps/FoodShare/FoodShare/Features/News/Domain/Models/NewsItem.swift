import Foundation

/// The kinds of news that a person can be notified of.
enum NewsKind: String, CaseIterable, Sendable {
    /// Another person asks for an offer of this person.
    case claims
    /// The other person of a hand-over agrees, declines, proposes or chooses a time or cancels, a request lapses, or this
    /// person moves up in the line.
    case answers
    /// An agreed pickup begins soon.
    case pickups
    case messages
    /// Reports have hidden an offer of this person, or a moderator has decided about it.
    case reports
    /// An offer that a saved search finds.
    case offers
}

/// Something that happened, and that a person is notified of at most once.
struct NewsItem: Equatable, Sendable {
    /// The name of the event, which no other event has.
    let event: String
    let kind: NewsKind
}

extension HandOver {
    /// Returns what the other person or the clock did last, as far as this person has not seen it.
    func news(at now: Date) -> [NewsItem] {
        [step(at: now), message].compactMap(\.self)
    }

    private func step(at now: Date) -> NewsItem? {
        // The pickup time is over: both are asked whether it worked.
        if course.canMiss(at: now, expiry: expiry), course.asks(role, at: now, expiry: expiry) { return item("over", .answers) }
        return switch (status, role) {
        case (.asked, .giver): item("asked", .claims)
        case (.asked, .taker): hasMovedUp ? item("movedUp", .answers) : nil
        case (.accepted, .taker): item("accepted\(proposal)", .answers)
        case (.arranged, .giver): course.chosen.map { item("arranged\(change(to: $0))", .answers) }
        case (.declined, .taker): item("declined", .answers)
        case (.lapsed, _): item("lapsed", .answers)
        case (.cancelled, _) where course.cancelledBy != role: item("cancelled", .answers)
        default: nil
        }
    }

    /// The chosen pickup time, as a part of a name. A number tells apart that it is chosen again after another one.
    private func change(to window: PickupWindow) -> String {
        let start = ".\(Int(window.start.timeIntervalSince1970))"
        return course.timeChanges > 1 ? "\(start).\(course.timeChanges)" : start
    }

    /// The proposed pickup times, as a part of a name: when the giver proposes others, a chosen one may be withdrawn. After their
    /// first change, the number of changes takes their place, since the same times may be proposed again.
    private var proposal: String {
        guard proposals == 0 else { return ".\(proposals)" }
        return terms.windows.map { window in
            "." + [window.start, window.end].map { String(Int($0.timeIntervalSince1970), radix: 36) }.joined(separator: "-")
        }.joined()
    }

    private var message: NewsItem? {
        guard unread > 0, !course.isClosed, let last = messages.last(where: { !$0.isOwn }) else { return nil }
        return item("message.\(last.id)", .messages)
    }

    private func item(_ word: String, _ kind: NewsKind) -> NewsItem {
        NewsItem(event: "\(id.uuidString).\(word)", kind: kind)
    }
}

extension ListingCase {
    /// Returns the news for the giver of a listing that reports have hidden.
    func news(of listing: FoodListing.ID) -> NewsItem {
        NewsItem(event: "\(listing.uuidString).\(isKept ? "kept" : "hidden")", kind: .reports)
    }
}
