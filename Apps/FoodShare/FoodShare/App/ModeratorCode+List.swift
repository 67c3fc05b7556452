import CryptoKit
import Foundation

extension ModeratorCode {
    /// The fewest letters of a code: nobody finds one of these by trying.
    static let shortest = 16

    /// Parses the operator's list: `Anna:code,Ben:code`.
    ///
    /// - Returns: `nil` if an entry has no name or a code that is too short, or two have the same code.
    static func list(_ text: String) -> [ModeratorCode]? {
        var codes: [ModeratorCode] = []
        for entry in text.split(separator: ",", omittingEmptySubsequences: true) {
            let parts = entry.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, !parts[0].isEmpty, parts[1].count >= shortest else { return nil }
            codes.append(ModeratorCode(name: parts[0], digest: digest(of: parts[1])))
        }
        return Set(codes.map(\.digest)).count == codes.count ? codes : nil
    }

    /// Returns the digest that is stored and compared instead of a code.
    static func digest(of code: String) -> String {
        let plain = code.trimmingCharacters(in: .whitespacesAndNewlines)
        return SHA256.hash(data: Data(plain.utf8)).map { String(format: "%02x", $0) }.joined()
    }
}
