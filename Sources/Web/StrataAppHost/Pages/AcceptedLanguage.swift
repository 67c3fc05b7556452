import Foundation

/// The preferred language of a browser.
enum AcceptedLanguage {
  /// Returns the first language of an `Accept-Language` header, such as `pt-BR,pt;q=0.9,en;q=0.8`.
  /// Invalid parts are ignored; without a valid one it is `en-US`.
  static func first(in header: String?) -> String {
    let wishes = (header ?? "").split(separator: ",").prefix(20).compactMap(wish)
    return wishes.max { $0.weight < $1.weight }?.language ?? "en-US"
  }

  private static func wish(_ part: Substring) -> (language: String, weight: Double)? {
    let pieces = part.split(separator: ";")
    guard let tag = pieces.first?.trimmingCharacters(in: .whitespaces), isTag(tag) else {
      return nil
    }
    let weight = pieces.dropFirst().compactMap { piece -> Double? in
      let text = piece.trimmingCharacters(in: .whitespaces)
      return text.hasPrefix("q=") ? Double(text.dropFirst(2)) : nil
    }
    // "q=0" means "not acceptable".
    let chosen = weight.first ?? 1
    return chosen > 0 && chosen <= 1 ? (tag, chosen) : nil
  }

  private static func isTag(_ text: String) -> Bool {
    (2...35).contains(text.count) && text.first?.isLetter == true
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}
