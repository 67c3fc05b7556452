import Foundation
import StrataLayerPresets
import StrataLayerRules

/// A rule book with the heuristics of every preset, applied to other folder layouts than the
/// documents'.
struct WidenedBook {
  /// The folders of the sources.
  var folders: [String]
  /// The replacements of folders that the documents name.
  var places: [String: [String]]
  /// The identifiers of the rules to leave out.
  var without: Set<String> = []

  func make() throws -> LayerBook {
    let rules = try Preset.all.filter { $0.name != "strata" }.flatMap { preset in
      let json = try JSONSerialization.jsonObject(with: Data(preset.json.utf8)) as? [String: Any]
      let all = json?["rules"] as? [[String: Any]] ?? []
      let asked = all.filter { !without.contains($0["id"] as? String ?? "") }
      return asked.filter { $0["severity"] as? String == "warning" }.map {
        widened($0, preset: preset.name)
      }
    }
    let layer: [String: Any] = ["name": "All", "folder": folders, "why": "everything"]
    let book: [String: Any] = ["layers": [layer], "rules": rules]
    return try LayerBook(
      json: JSONSerialization.data(withJSONObject: book), file: "the widened presets")
  }

  /// The layouts of this repository.
  static let own = WidenedBook(
    folders: ["Apps", "Examples", "Simulators", "Sources", "Tests"], places: ownPlaces)

  /// The layouts of the projects that `Scripts/strangers` fetches. Rules about folders that they
  /// lack match nothing; rules about names (`…Service`, `…Cache`) apply everywhere.
  static let strangers = WidenedBook(
    folders: ["swiftlang-6.0.3", "desktop-3.16.7", "mpv-0.40.0", "thrift-0.19.0"],
    places: strangerPlaces,
    // Repositories in their code are git's.
    without: ["repositories-conform"])

  private static let everywhere = [
    "**/Sources/**", "**/osdep/**", "**/shell_integration/**", "lib/**",
  ]
  private static let strangerPlaces = [
    "Domain": ["**/Sources/*Model/**", "**/Sources/*/Model/**", "**/Sources/SymbolKit/**"],
    "**/Domain/Models/**": [
      "**/Sources/*Model/**", "**/Sources/*/Model/**", "**/Sources/SymbolKit/**",
    ],
    "Presentation": ["**/Commands/**", "**/*UIExt/**", "**/osdep/mac/**"],
    "UI": ["**/Commands/**", "**/*UIExt/**", "**/osdep/mac/**"],
    "Data": everywhere, "Stores": everywhere, "Services": everywhere,
    "Features": ["**/*UIExt/**", "**/osdep/mac/**"], "App": ["**/osdep/mac/**"],
    "Interface": ["**/*UIExt/**"], "**/Data/Mappers/**": everywhere,
    "**/Data/Repositories/**": everywhere,
    "*Tests/**": ["**/*Tests/**"],
  ]

  private static let ownPlaces = [
    "Domain": ["**/Domain/**", "**/UseCase/**", "**/*Domain/**"],
    "Presentation": ["**/Presentation/**", "**/UI/**", "**/Views/**", "**/FeedView/**"],
    "Data": ["**/Data/**", "**/RickMortyRepository/**", "**/*Kit/**"],
    "UI": ["**/UI/**", "**/Presentation/**"],
    "Stores": ["**/Stores/**", "**/Presentation/**"],
    "Services": ["**/Services/**", "**/*Kit*/**"],
    "Features": ["**/Feed*/**", "**/Presentation/**", "**/CharacterDetailsView/**"],
    "App": ["**/App/**"],
    "Interface": ["**/RickMortyUI/**"],
    "**/Data/DataSources/**": ["**/DataSources/**"],
    "**/Data/Mappers/**": ["**/Mappers/**"],
    "**/Data/Repositories/**": ["**/*Repositor*/**", "**/*Repositor*.swift"],
    "*Tests/**": ["**/*Tests/**"],
  ]

  private func widened(_ rule: [String: Any], preset: String) -> [String: Any] {
    var rule = rule
    rule["rows"] = nil
    for key in ["types", "forbid"] {
      guard var inner = rule[key] as? [String: Any] else { continue }
      inner["in"] = area(inner["in"])
      rule[key] = inner
    }
    rule["in"] = area(rule["in"])
    return rule
  }

  private func area(_ names: Any?) -> [String]? {
    let all = (names as? String).map { [$0] } ?? names as? [String]
    return all?.flatMap { places[$0] ?? [$0] }
  }
}
