import Foundation

/// Text by one person that other people read. The text has no control characters, and nothing that
/// changes the direction of other text.
struct PlainText: Equatable, Sendable {
    let text: String

    /// Cleans a text, and checks its length.
    ///
    /// Control characters, unpaired direction marks and invisible separators are removed, line breaks become
    /// one kind, and more than one empty line in succession becomes one. Text that looks like HTML stays as
    /// plain characters.
    ///
    /// - Parameters:
    ///   - raw: The text as it was typed.
    ///   - field: The field that an error names.
    ///   - longest: The largest number of characters; a character may have at most eight code points.
    /// - Throws: ``InvalidField`` if nothing is left, or it is too long.
    init(_ raw: String, field: InvalidField.Field, longest: Int) throws(InvalidField) {
        let text = Self.cleaned(raw)
        guard !text.isEmpty else { throw InvalidField(field: field, value: raw, rule: .notEmpty) }
        guard text.count <= longest, text.unicodeScalars.count <= longest * 8 else {
            throw InvalidField(field: field, value: String(raw.prefix(longest)), rule: .atMost(longest))
        }
        self.text = text
    }

    static func cleaned(_ raw: String) -> String {
        let breaks = raw.replacingOccurrences(of: "\r\n", with: "\n")
        var scalars = String.UnicodeScalarView()
        for scalar in breaks.unicodeScalars {
            if let kept = kept(scalar) { scalars.append(kept) }
        }
        let lines = String(scalars).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        var shown: [String] = []
        for line in lines where !(line.isEmpty && shown.last?.isEmpty != false) { shown.append(line) }
        return shown.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the code point to keep; `nil` if it must not be shown.
    private static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: "\n"
        case 0x09: " "
        // The embeddings, overrides and isolates of the bidirectional algorithm, and invisible ones.
        case 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0x2060...0x2064, 0xFEFF, 0xE0001: nil
        default: scalar.properties.generalCategory == .control ? nil : scalar
        }
    }
}

/// One message of a conversation.
struct HandOverMessage: Identifiable, Equatable, Sendable {
    /// The number of the message in its conversation.
    let id: Int
    let isOwn: Bool
    let text: String
    let sentAt: Date

    static let longest = 1_000
    /// The maximum number of messages in one conversation.
    static let most = 200

    /// Cleans the text of a message and checks its length.
    ///
    /// - Throws: ``InvalidField`` if the text is empty or too long.
    static func text(_ raw: String) throws(InvalidField) -> PlainText {
        try PlainText(raw, field: .message, longest: longest)
    }
}
