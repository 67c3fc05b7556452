/// The names that states and regions have in the app's languages, as far as GeoNames has them, for
/// the countries whose regions the packaged gazetteer names.
enum RegionNames {
  /// The lines of all regions: the country's code, the English name, and for each language a bar,
  /// its code and the name, such as `DE Bavaria|de=Bayern|es=Baviera`. A name that is the English
  /// one is left out.
  private static let lines = [europe, america, world]

  /// The names by language, by the country's code and the slug of the English name.
  private static let all: [String: [String: String]] = lines.reduce(into: [:]) { all, text in
    for line in text.split(separator: "\n") { read(line, into: &all) }
  }

  /// Returns the names of a region by language.
  ///
  /// - Parameters:
  ///   - state: The English name.
  ///   - country: The country's code of two letters.
  static func names(of state: String, in country: String) -> [String: String] {
    all["\(country) \(Slug.make([state]))"] ?? [:]
  }

  private static func read(_ line: Substring, into all: inout [String: [String: String]]) {
    let parts = line.split(separator: "|")
    guard let key = parts.first else { return }
    let name = Slug.make([String(key.dropFirst(3))])
    all["\(key.prefix(2)) \(name)"] = parts.dropFirst().reduce(into: [:]) { names, part in
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { names[pair[0]] = pair[1] }
    }
  }
}

extension Place {
  /// Returns the state's name in a language; the English one if it has none there.
  ///
  /// - Parameter language: The code of the language, such as "es"; "zh" is simplified Chinese.
  public func state(in language: String) -> String? {
    let language = language == "zh" ? LanguageChoice.simplifiedChinese.rawValue : language
    return state.map { RegionNames.names(of: $0, in: country)[language] ?? $0 }
  }

  /// The state's names in all languages of the app.
  var stateNames: [String] {
    guard let state else { return [] }
    return [state] + RegionNames.names(of: state, in: country).values
  }
}
