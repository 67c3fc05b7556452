import Foundation

/// A writer of the parts of a person's name in the order that is usual in the name's language.
struct NameWriter {
  private let name: PersonNameComponents
  private let familyComesFirst: Bool
  private let separator: String

  init(_ name: PersonNameComponents, locale: Locale) {
    self.name = name
    let words = [name.familyName, name.givenName].compactMap { $0 }.joined()
    let isEastAsian = Self.isEastAsian(words)
    familyComesFirst = isEastAsian || Self.hasFamilyFirst(locale)
    separator = isEastAsian ? "" : " "
  }

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .short: first([name.nickname, name.givenName, name.familyName])
    case .default, .medium: joined(medium)
    case .long: joined([name.namePrefix] + ordered(middle: name.middleName) + [name.nameSuffix])
    case .abbreviated: abbreviated
    }
  }

  private var medium: [String?] {
    let parts = ordered(middle: nil)
    return parts.contains { $0 != nil } ? parts : [name.nickname]
  }

  private func ordered(middle: String?) -> [String?] {
    familyComesFirst
      ? [name.familyName, name.givenName, middle] : [name.givenName, middle, name.familyName]
  }

  /// The initials; for a name in East Asian script the whole family name.
  private var abbreviated: String {
    if separator.isEmpty, let family = name.familyName { return family }
    return ordered(middle: nil).compactMap { $0?.first.map { String($0).uppercased() } }.joined()
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  private func first(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  /// Returns the parts of a name that is given as text; `nil` for a text without words.
  static func parts(of text: String, locale: Locale) -> PersonNameComponents? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if isEastAsian(text) || hasFamilyFirst(locale), words.count > 1 {
      name.familyName = words.removeFirst()
      name.givenName = words.joined(separator: " ")
      return name
    }
    name.givenName = words.removeFirst()
    name.familyName = words.popLast()
    name.middleName = words.isEmpty ? nil : words.joined(separator: " ")
    return name
  }

  private static func hasFamilyFirst(_ locale: Locale) -> Bool {
    ["zh", "ja", "ko", "hu"].contains(locale.language.languageCode?.identifier)
  }

  /// Returns whether a text is in Chinese, Japanese or Korean script.
  private static func isEastAsian(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return [0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFF]
      .contains { $0.contains(Int(first.value)) }
  }
}
