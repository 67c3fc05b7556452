/// A pattern for paths: `*` matches any part of a name, `**` any folders, `{name}` captures a part.
///
///     PathPattern("Apps/{app}/Domain/**").match("Apps/WeDa/Domain/City.swift")  // ["app": "WeDa"]
public struct PathPattern: Equatable, Sendable {
  let parts: [NamePattern]
  /// The pattern as it is written.
  public let text: String
  /// The folders with which every matching path begins, such as `Apps` for `Apps/{app}/Domain/**`.
  private let beginning: String
  /// A Boolean value that indicates whether the pattern itself is about tests. It is asked for each
  /// file and layer, and a search in the text took a tenth of a check of one file.
  let namesTests: Bool

  /// Parses a pattern for paths.
  public init(_ text: String) {
    self.text = text
    namesTests = text.firstRange(of: "Tests") != nil
    let names = text.split(separator: "/")
    parts = names.map { NamePattern(String($0)) }
    beginning = names.prefix { !$0.contains("*") && !$0.contains("{") }.joined(separator: "/")
  }

  /// Returns `true` if the beginning of the path shows that it cannot match. This is a fast test,
  /// as each path is compared with each layer.
  private func passesBy(_ path: String) -> Bool {
    guard !path.hasPrefix(beginning) else { return false }
    // Empty components, as in `A//b`, are ignored.
    var last = UInt8(ascii: "/")
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/"), last == byte { return false }
      last = byte
    }
    return true
  }

  /// Returns the pattern for everything below a folder, or for files if it ends in `.swift`:
  /// `Features/**/*View.swift`.
  public static func below(_ folder: String) -> PathPattern {
    PathPattern(folder.hasSuffix(".swift") ? folder : folder + "/**")
  }

  /// Returns the captured parts of a path; `nil` if the path does not match.
  public func match(_ path: String) -> [String: String]? {
    passesBy(path) ? nil : fit(parts[...], path.split(separator: "/")[...], [:])
  }

  /// Returns, for a pattern of a folder, the depth of the deepest folder in a path that matches,
  /// and the captured parts; `nil` if none matches.
  ///
  ///     PathPattern.below("**/Domain").deepest("A/Domain/B/Domain/c.swift")?.depth    // 4
  ///
  /// A pattern of files counts as deeper than every folder, so that a file's name decides.
  func deepest(_ path: String) -> (depth: Int, holes: [String: String])? {
    if passesBy(path) { return nil }
    let names = path.split(separator: "/")
    guard parts.last?.text == "**" else { return match(path).map { (names.count, $0) } }
    let base = parts.dropLast()
    for depth in stride(from: names.count - 1, to: 0, by: -1) {
      if let holes = fit(base, names[..<depth], [:]) { return (depth, holes) }
    }
    return nil
  }

  private func fit(
    _ parts: ArraySlice<NamePattern>, _ names: ArraySlice<Substring>, _ holes: [String: String]
  ) -> [String: String]? {
    guard let first = parts.first else { return names.isEmpty ? holes : nil }
    if first.text == "**" {
      if parts.count == 1 { return holes }
      for skipped in 0...names.count {
        if let found = fit(parts.dropFirst(), names.dropFirst(skipped), holes) { return found }
      }
      return nil
    }
    guard let name = names.first, let own = first.match(String(name)) else { return nil }
    for (key, value) in own where holes[key] != nil && holes[key] != value { return nil }
    return fit(parts.dropFirst(), names.dropFirst(), holes.merging(own) { $1 })
  }

  /// Replaces the placeholders of a name: `{app}Domain` becomes `WeDaDomain`.
  public static func fill(_ name: String, with holes: [String: String]) -> String {
    holes.reduce(name) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

/// A pattern for one name: `*ViewModel`, `Mock{name}`, `Feed*View`.
public struct NamePattern: Equatable, Sendable {
  /// The pattern as it is written.
  public let text: String
  private let pieces: [Piece]

  private enum Piece: Equatable, Sendable {
    case plain(String)
    case hole(String?)
  }

  /// Parses a pattern for names.
  public init(_ text: String) {
    self.text = text
    var pieces: [Piece] = []
    var rest = text[...]
    while let next = rest.firstIndex(where: { $0 == "*" || $0 == "{" }) {
      if next > rest.startIndex { pieces.append(.plain(String(rest[..<next]))) }
      if rest[next] == "{", let close = rest[next...].firstIndex(of: "}") {
        pieces.append(.hole(String(rest[rest.index(after: next)..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        pieces.append(.hole(nil))
        rest = rest[rest.index(after: next)...]
      }
    }
    if !rest.isEmpty { pieces.append(.plain(String(rest))) }
    self.pieces = pieces
  }

  /// Returns the captured parts of a name; `nil` if it does not match. `*` may match nothing,
  /// `{name}` must not be empty.
  public func match(_ name: String) -> [String: String]? {
    if pieces == [.plain(name)] { return [:] }
    return Self.fit(pieces[...], name[...], [:])
  }

  /// Returns whether a name matches the pattern.
  public func fits(_ name: String) -> Bool { match(name) != nil }

  private static func fit(
    _ pieces: ArraySlice<Piece>, _ name: Substring, _ holes: [String: String]
  ) -> [String: String]? {
    switch pieces.first {
    case nil: return name.isEmpty ? holes : nil
    case .plain(let text):
      guard name.hasPrefix(text) else { return nil }
      return fit(pieces.dropFirst(), name.dropFirst(text.count), holes)
    case .hole(let key):
      let least = key == nil ? 0 : 1
      guard name.count >= least else { return nil }
      for count in least...name.count {
        var found = holes
        if let key { found[key] = String(name.prefix(count)) }
        if let all = fit(pieces.dropFirst(), name.dropFirst(count), found) { return all }
      }
      return nil
    }
  }
}

extension [NamePattern] {
  func fits(_ name: String) -> Bool { contains { $0.fits(name) } }
}
