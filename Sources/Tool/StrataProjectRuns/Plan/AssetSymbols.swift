import StrataProjectFacts

/// The symbols that Xcode generates for the colors and pictures of asset catalogs.
///
///     Image(.heroBanner)    // of hero-banner.imageset
///     Color(.brand)         // of BrandColor.colorset
struct AssetSymbols {
  private let colors: [String: String]
  private let images: [String: String]
  private let extendsColor: Bool

  /// The path of the source in a target.
  static let path = "StrataBundle/AssetSymbols.swift"

  /// Reads the names of what is in catalogs. A folder with a namespace has no symbols here.
  ///
  /// - Parameters:
  ///   - planned: the files of a target.
  ///   - settings: the settings of the target, which may switch symbols off.
  init(of planned: [PlannedFile], settings: XcodeBuildSettings, in files: any ProjectFiles) {
    let prefix = "ASSETCATALOG_COMPILER_GENERATE_"
    extendsColor = settings.isOn("\(prefix)SWIFT_ASSET_SYMBOL_EXTENSIONS")
    let isOff = settings["\(prefix)ASSET_SYMBOLS"] == "NO"
    let paths = isOff ? [] : planned.compactMap(\.original).filter { $0.contains(".xcassets/") }
    let namespaces = paths.filter { path in
      Path.name(path) == "Contents.json" && Path.kind(Path.folder(path)).isEmpty
        && files.text(at: path)?.contains(/"provides-namespace"\s*:\s*true/) == true
    }.map(Path.folder)
    func names(_ kind: String, without word: String) -> [String: String] {
      var found: [String: String] = [:]
      for set in Set(paths.map(Path.folder)).sorted() where Path.kind(set) == kind {
        let name = Path.stem(set)
        if namespaces.contains(where: { Path.isBelow(set, $0) }) { continue }
        let symbol = Self.symbol(of: name, without: word)
        found[symbol] = found[symbol] ?? name
      }
      return found
    }
    colors = names("colorset", without: "Color")
    images = names("imageset", without: "Image")
  }

  /// The text of the source; `nil` if there is no symbol.
  var text: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    let parts =
      ["import SwiftUI"] + resources("ColorResource", colors)
      + resources("ImageResource", images) + (extendsColor ? styles : [])
    return parts.joined(separator: "\n") + "\n"
  }

  private func resources(_ type: String, _ names: [String: String]) -> [String] {
    let lines = names.sorted { $0.key < $1.key }.map { symbol, name in
      "  nonisolated static let `\(symbol)` = \(type)(name: \"\(name)\", bundle: .main)"
    }
    return lines.isEmpty ? [] : ["", "extension \(type) {"] + lines + ["}"]
  }

  /// The names that colors and styles have anyway.
  private static let taken: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "quinary", "accentColor", "background", "foreground", "selection", "tint", "separator",
    "placeholder", "link", "fill", "windowBackground",
  ]

  private var styles: [String] {
    let symbols = colors.keys.filter { !Self.taken.contains($0) }.sorted()
    guard !symbols.isEmpty else { return [] }
    let own = symbols.map {
      "  nonisolated static var `\($0)`: Color { Color(ColorResource.`\($0)`) }"
    }
    let shared = symbols.map { "  nonisolated static var `\($0)`: Color { Color.`\($0)` }" }
    return ["", "extension Color {"] + own + [
      "}", "", "extension ShapeStyle where Self == Color {",
    ]
      + shared + ["}"]
  }

  /// Returns the symbol of a name: `heroBanner` of `hero-banner`, `brand` of `BrandColor`.
  static func symbol(of name: String, without word: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var symbol = parts.dropFirst().reduce(lowered(parts.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    if symbol.hasSuffix(word), symbol.count > word.count { symbol.removeLast(word.count) }
    return symbol.first?.isNumber == true ? "_\(symbol)" : symbol
  }

  /// Returns a word with its leading capitals lowered, except one that begins the next word:
  /// `urlIcon` of `URLIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    guard capitals.count > 1, rest.first?.isLowercase == true else {
      return capitals.lowercased() + rest
    }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }
}
