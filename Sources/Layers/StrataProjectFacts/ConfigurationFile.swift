import Foundation

/// The settings of an `.xcconfig` file.
///
///     ConfigurationFile("SWIFT_VERSION[config=Debug] = 6.0 // why").settings    // ["SWIFT_VERSION": ["6.0"]]
///
/// References to other settings of the file are resolved: `$(VERSION)`. References to settings that
/// the file does not have are kept.
struct ConfigurationFile {
  /// All values of each setting, whatever their conditions.
  private(set) var settings: [String: Set<String>] = [:]
  /// Every value as it is written, with its line counted from 1.
  private var lines: [(name: String, value: String, line: Int)] = []

  init(_ text: String) {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in all.enumerated() {
      let code = Self.withoutComment(line)
      guard let end = code.firstIndex(where: { $0 == "=" || $0 == "[" }) else { continue }
      // A condition in brackets contains an equals sign, too: `[config=Debug]`.
      var rest = code[end...]
      while rest.first == "[", let close = rest.firstIndex(of: "]") {
        rest = rest[rest.index(after: close)...].drop(while: \.isWhitespace)
      }
      guard rest.first == "=" else { continue }
      let key = code[..<end].trimmingCharacters(in: .whitespaces)
      let said = rest.dropFirst().trimmingCharacters(in: .whitespaces)
      let value = said.hasSuffix(";") ? String(said.dropLast()) : said
      settings[key, default: []].insert(value)
      lines.append((key, value, number + 1))
    }
    settings = settings.mapValues { Set($0.flatMap { resolved($0, depth: 0) }) }
  }

  /// Returns the location of each value of each setting.
  func places(_ path: String) -> [SettingPlace] {
    lines.flatMap { name, value, line in
      resolved(value, depth: 0).map {
        SettingPlace(name: name, value: $0, path: path, line: line, owner: nil)
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// The largest number of values that a setting may have: each reference to a setting with several
  /// values multiplies them.
  private static let mostValues = 64

  /// Returns the values of a text with its `$(NAME)` references resolved, up to a depth of eight.
  private func resolved(_ value: String, depth: Int) -> [String] {
    guard depth < 8, let start = value.range(of: "$("),
      let end = value.range(of: ")", range: start.upperBound..<value.endIndex),
      let values = settings[String(value[start.upperBound..<end.lowerBound])]
    else { return [value] }
    var found: [String] = []
    for text in values.sorted() where found.count < Self.mostValues {
      found += resolved(
        value.replacingCharacters(in: start.lowerBound..<end.upperBound, with: text),
        depth: depth + 1)
    }
    return Array(found.prefix(Self.mostValues))
  }
}
