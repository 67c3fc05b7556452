import Foundation

/// Build settings in layers, resolved as Xcode does.
///
///     var settings = XcodeBuildSettings()
///     settings.add(["PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": "Trips"])
///     settings["PRODUCT_NAME"]    // "Trips"
public struct XcodeBuildSettings: Sendable {
  private var values: [String: String] = [:]
  /// The largest number of bytes of a value; one that would be longer is left out.
  private static let longest = 64 << 10

  /// Creates settings without a value.
  public init() {}

  /// The names that have a value.
  public var names: [String] { values.keys.sorted() }

  /// Adds a layer, which overrides the layers before it. `$(inherited)` is replaced by their value.
  /// A setting for one platform, such as `KEY[sdk=iphoneos*]`, is used if the platform is iOS or
  /// its simulator.
  public mutating func add(_ layer: [String: String]) {
    // Plain names come first, so that those with a condition override them.
    for (key, value) in layer.sorted(by: { $0.key.count < $1.key.count }) { set(key, value) }
  }

  /// Adds the settings of an `.xcconfig` file.
  ///
  /// - Parameters:
  ///   - text: the text of the file.
  ///   - included: returns the text of an included file, by the path as it is written.
  public mutating func add(file text: String, including included: (String) -> String?) {
    add(file: text, including: included, depth: 0)
  }

  private mutating func add(file text: String, including included: (String) -> String?, depth: Int)
  {
    for line in text.split(whereSeparator: \.isNewline) {
      let code = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#include") {
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        // A file that includes itself would be read for ever.
        if parts.count > 1, depth < 8, let text = included(String(parts[1])) {
          add(file: text, including: included, depth: depth + 1)
        }
      } else if let sign = Self.equalsSign(in: code) {
        let value = code[code.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        set(
          code[..<sign].trimmingCharacters(in: .whitespaces),
          value.hasSuffix(";") ? String(value.dropLast()) : value)
      }
    }
  }

  /// Returns the position of the first equals sign outside of brackets, as in `KEY[sdk=iphoneos*] =
  /// YES`; `nil` if there is none.
  private static func equalsSign(in code: String) -> String.Index? {
    var depth = 0
    return code.indices.first { index in
      if code[index] == "[" { depth += 1 }
      if code[index] == "]" { depth -= 1 }
      return depth == 0 && code[index] == "="
    }
  }

  private mutating func set(_ key: String, _ value: String) {
    let parts = key.split(separator: "[", maxSplits: 1)
    guard let name = parts.first.map(String.init) else { return }
    if parts.count > 1, !Self.holds(parts[1]) { return }
    let before = values[name] ?? ""
    let whole = value.replacing("$(inherited)", with: before)
      .replacing("${inherited}", with: before).trimmingCharacters(in: .whitespaces)
    // A value that doubles with each line would soon be larger than the memory.
    if whole.utf8.count <= Self.longest { values[name] = whole }
  }

  /// Returns whether a condition in brackets, such as `sdk=iphoneos*]`, may hold for iOS.
  private static func holds(_ condition: Substring) -> Bool {
    guard condition.contains("sdk=") else { return !condition.contains("variant=") }
    return condition.contains("sdk=iphone") || condition.contains("sdk=*")
  }

  /// The value of a setting with its references resolved; `nil` if it has none, or an empty one.
  public subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let found = resolved(value)
    return found.isEmpty ? nil : found
  }

  /// Returns whether a setting is `YES`.
  public func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// Returns a text with its `$(NAME)` and `${NAME}` resolved. A reference to an unknown setting
  /// becomes empty, as in Xcode.
  public func resolved(_ text: String) -> String {
    var steps = 0
    return resolved(text, depth: 0, &steps)
  }

  /// The largest number of references that a text and the values that it refers to may have; those
  /// beyond it stay, as settings that refer to each other could go on for ever.
  private static let mostReferences = 1_000

  private func resolved(_ text: String, depth: Int, _ steps: inout Int) -> String {
    var (done, rest) = ("", text[...])
    while depth < 16, steps < Self.mostReferences, done.utf8.count <= Self.longest,
      let start = rest.firstRange(of: /\$[({]/),
      let end = rest[start.upperBound...].firstIndex(where: { $0 == ")" || $0 == "}" })
    {
      steps += 1
      let parts = rest[start.upperBound..<end].split(separator: ":")
      let name = parts.first.map(String.init) ?? ""
      var value = values[name].map { resolved($0, depth: depth + 1, &steps) } ?? ""
      for change in parts.dropFirst() { value = Self.changed(value, by: change) }
      done += rest[..<start.lowerBound]
      done += value
      rest = rest[rest.index(after: end)...]
    }
    return done + rest
  }

  private static func changed(_ value: String, by change: Substring) -> String {
    switch change {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default:
      change.hasPrefix("default=") && value.isEmpty ? String(change.dropFirst(8)) : value
    }
  }

  /// Returns a text converted to a Swift identifier: `My_App` for `My App`.
  public static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
