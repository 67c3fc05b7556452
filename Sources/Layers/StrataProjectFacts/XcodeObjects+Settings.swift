extension XcodeObjects {
  /// Returns every build setting of every configuration, with its target and its line in the
  /// project's text.
  func settingPlaces(in text: String, path: String) -> [SettingPlace] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let starts = Self.starts(lines)
    let owners = owners()
    return all("XCBuildConfiguration").flatMap { id, values in
      let settings = values["buildSettings"] as? [String: Any] ?? [:]
      return settings.sorted { $0.key < $1.key }.map { key, value in
        SettingPlace(
          name: Self.plain(key), value: Self.text(value), path: path,
          line: starts[id].flatMap { Self.line(of: key, from: $0, lines) }, owner: owners[id])
      }
    }
  }

  /// Returns a setting's name without its condition: `KEY[sdk=iphoneos*]` is the same setting for
  /// one platform.
  static func plain(_ key: String) -> String {
    key.split(separator: "[").first.map(String.init) ?? key
  }

  static func text(_ value: Any) -> String {
    value as? String ?? (value as? [String] ?? []).joined(separator: " ")
  }

  /// Returns the owner of each configuration (its target, or the project), by the configuration's
  /// identifier.
  private func owners() -> [String: String] {
    var found: [String: String] = [:]
    for (kind, word) in [("PBXProject", "project"), ("PBXNativeTarget", "target")] {
      for (_, owner) in all(kind) {
        guard let list = owner["buildConfigurationList"] as? String else { continue }
        let name = (owner["name"] as? String).map { "\(word) \($0)" } ?? word
        for id in objects[list]?["buildConfigurations"] as? [String] ?? [] {
          let configuration = objects[id]?["name"] as? String
          found[id] = ([name] + [configuration].compactMap(\.self)).joined(separator: ", ")
        }
      }
    }
    return found
  }

  /// Returns the lines where objects begin, such as `1A2B /* Debug */ = {`, by the objects'
  /// identifiers.
  private static func starts(_ lines: [Substring]) -> [String: Int] {
    var found: [String: Int] = [:]
    for (number, line) in lines.enumerated() where line.contains("= {") {
      let id = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "=" }
      if found[String(id)] == nil { found[String(id)] = number }
    }
    return found
  }

  /// Returns the line, counted from 1, of a setting in the object that begins at `start`.
  private static func line(of key: String, from start: Int, _ lines: [Substring]) -> Int? {
    for number in start..<lines.count {
      let words = lines[number].split { $0.isWhitespace || "{;\"".contains($0) }
      if words.contains(Substring(key)) { return number + 1 }
      let isNext = lines[number].contains("isa = ") && !lines[number].contains("XCBuild")
      if number > start, isNext { break }
    }
    return nil
  }
}
