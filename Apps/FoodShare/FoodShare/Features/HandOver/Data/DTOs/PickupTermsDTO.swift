import Foundation

/// The terms of a pickup as the project's functions take and return them.
struct PickupTermsDTO: Codable, Sendable {
    let answerHours: Int
    let note: String
    /// The address; left out by projects without it.
    let address: String?
    let windows: [PickupWindowDTO]

    private enum CodingKeys: String, CodingKey {
        case note, address, windows
        case answerHours = "answer_hours"
    }

    init(_ terms: PickupTerms) {
        answerHours = terms.answerHours
        note = terms.note
        address = terms.address
        windows = terms.windows.map(PickupWindowDTO.init)
    }

    /// Converts the record to the terms of a pickup.
    ///
    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> PickupTerms {
        PickupTerms(
            answerHours: answerHours, note: note, address: address ?? "", windows: try windows.map { try $0.toDomain() })
    }
}

struct PickupWindowDTO: Codable, Equatable, Sendable {
    let start: String
    let end: String

    init(_ window: PickupWindow) {
        start = ServiceTime.text(window.start)
        end = ServiceTime.text(window.end)
    }

    /// Converts the record to a pickup time.
    ///
    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> PickupWindow {
        PickupWindow(start: try ServiceTime.date(start, "start"), end: try ServiceTime.date(end, "end"))
    }
}

/// Functions for times as PostgreSQL reads and writes them.
enum ServiceTime {
    /// Formats a time in UTC with milliseconds.
    static func text(_ time: Date) -> String {
        time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// Parses a time with or without fractional seconds: PostgreSQL writes them, other services do not.
    ///
    /// - Throws: ``AppError/unreadable(field:)``.
    static func date(_ text: String, _ field: String) throws -> Date {
        // A failed attempt takes longer than a successful one, and a list parses two times of each offer.
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
        guard let date = try? style.parse(text) else { throw AppError.unreadable(field: field) }
        return date
    }
}
