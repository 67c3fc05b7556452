import Foundation
import LayerPresets
import LayerRules

/// The heuristics of every preset in one rule book that looks at the layouts of this repository:
/// its apps keep other folders than the documents do.
enum WidenedBook {
  static func make() throws -> LayerBook {
    let rules = try Preset.all.filter { $0.name != "strata" }.flatMap { preset in
      let json = try JSONSerialization.jsonObject(with: Data(preset.json.utf8)) as? [String: Any]
      let all = json?["rules"] as? [[String: Any]] ?? []
      return all.filter { $0["severity"] as? String == "warning" }.map {
        widened($0, preset: preset.name)
      }
    }
    let folders = ["Apps", "Examples", "Simulators", "Sources", "Tests"]
    let floor: [String: Any] = ["name": "All", "folder": folders, "why": "everything"]
    let book: [String: Any] = ["floors": [floor], "rules": rules]
    return try LayerBook(
      json: JSONSerialization.data(withJSONObject: book), file: "the widened presets")
  }

  private static let places = [
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

  private static func widened(_ rule: [String: Any], preset: String) -> [String: Any] {
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

  private static func area(_ names: Any?) -> [String]? {
    let all = (names as? String).map { [$0] } ?? names as? [String]
    return all?.flatMap { places[$0] ?? [$0] }
  }
}
