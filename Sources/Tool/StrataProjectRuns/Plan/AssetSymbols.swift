import StrataProjectFacts

/// The symbols that Xcode generates for the colors and pictures of asset catalogs.
///
///     Image(.heroBanner)    // of hero-banner.imageset
///     Color(.brand)         // of BrandColor.colorset
///     Color(.Shop.brand)    // of the same in the folder Shop, which provides a namespace
struct AssetSymbols {
  /// The names of assets by the symbol that is generated for them, grouped by the path of their
  /// namespace: `Shop/Old`, or the empty string.
  private typealias Names = [String: [String: String]]

  private let colors: Names
  private let images: Names
  private let extendsColor: Bool
  /// The Swift expression for the bundle that contains the catalogs.
  private let bundle: String

  /// The path of the generated source in a target.
  static let path = "StrataBundle/AssetSymbols.swift"

  /// Reads the names of the entries of catalogs.
  ///
  /// - Parameters:
  ///   - planned: the files of a target.
  ///   - settings: the settings of the target, which may switch symbols off.
  ///   - bundle: the expression of the bundle with the catalogs.
  init(
    of planned: [PlannedFile], settings: XcodeBuildSettings = XcodeBuildSettings(),
    bundle: String = ".main", in files: any ProjectFiles
  ) {
    self.bundle = bundle
    let prefix = "ASSETCATALOG_COMPILER_GENERATE_"
    extendsColor = settings.isOn("\(prefix)SWIFT_ASSET_SYMBOL_EXTENSIONS")
    let isOff = settings["\(prefix)ASSET_SYMBOLS"] == "NO"
    let paths = isOff ? [] : planned.compactMap(\.original).filter { $0.contains(".xcassets/") }
    let namespaces = paths.filter { path in
      Path.name(path) == "Contents.json" && Path.kind(Path.folder(path)).isEmpty
        && files.text(at: path)?.contains(/"provides-namespace"\s*:\s*true/) == true
    }.map(Path.folder)
    func names(_ kinds: Set<String>, without word: String) -> Names {
      var found: Names = [:]
      for set in Set(paths.map(Path.folder)).sorted() where kinds.contains(Path.kind(set)) {
        let around = namespaces.filter { Path.isBelow(set, $0) }.sorted { $0.count < $1.count }
        let space = around.map(Path.name).joined(separator: "/")
        let symbol = Self.symbol(of: Path.stem(set), without: word)
        if found[space]?[symbol] != nil { continue }
        found[space, default: [:]][symbol] =
          space.isEmpty ? Path.stem(set) : "\(space)/\(Path.stem(set))"
      }
      return found
    }
    colors = names(["colorset"], without: "Color")
    images = names(["imageset", "symbolset"], without: "Image")
  }

  /// The text of the generated source; `nil` if there is no symbol.
  var text: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    let parts =
      ["import SwiftUI"] + (extendsColor ? ["import UIKit"] : [])
      + resources("ColorResource", colors)
      + resources("ImageResource", images) + (extendsColor ? styles + kit : [])
    return parts.joined(separator: "\n") + "\n"
  }

  private func resources(_ type: String, _ names: Names) -> [String] {
    spaces(of: names).flatMap { space in
      let lines = (names[space] ?? [:]).sorted { $0.key < $1.key }.map { symbol, name in
        "nonisolated static let `\(symbol)` = \(type)(name: \"\(name)\", bundle: \(bundle))"
      }
      return Self.extended(type, space, lines)
    }
  }

  /// Returns the paths of all namespaces and of those that enclose them, each after the one that
  /// encloses it.
  private func spaces(of names: Names) -> [String] {
    var found: Set<String> = []
    for space in names.keys {
      let parts = space.split(separator: "/")
      for count in 0...parts.count { found.insert(parts.prefix(count).joined(separator: "/")) }
    }
    return found.sorted()
  }

  /// Returns the source of an extension of a type, or of the type that represents a namespace
  /// inside of it, which is declared before.
  private static func extended(_ type: String, _ space: String, _ lines: [String]) -> [String] {
    let parts = space.split(separator: "/").map { identifier(String($0)) }
    let declared = parts.last.map { extended(within: type, parts.dropLast(), ["enum \($0) {}"]) }
    return (declared ?? []) + extended(within: type, parts[...], lines)
  }

  private static func extended(
    within type: String, _ parts: ArraySlice<String>, _ lines: [String]
  ) -> [String] {
    guard !lines.isEmpty else { return [] }
    let whole = ([type] + parts).joined(separator: ".")
    return ["", "extension \(whole) {"] + lines.map { "  \($0)" } + ["}"]
  }

  /// Returns a folder's name converted to the name of a type: `OldShop` for `old shop`.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_\(joined)" : joined
  }

  /// The names that colors and styles of SwiftUI already have, which get no symbol.
  private static let taken: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "quinary", "accentColor", "background", "foreground", "selection", "tint", "separator",
    "placeholder", "link", "fill", "windowBackground",
  ]

  private var styles: [String] {
    let symbols = (colors[""] ?? [:]).keys.filter { !Self.taken.contains($0) }.sorted()
    let shared = symbols.map { "  nonisolated static var `\($0)`: Color { Color.`\($0)` }" }
    let own = spaces(of: colors).flatMap { space in
      let names = space.isEmpty ? symbols : (colors[space] ?? [:]).keys.sorted()
      let path = space.split(separator: "/").map { Self.identifier(String($0)) + "." }.joined()
      return Self.extended(
        "Color", space,
        names.map {
          "nonisolated static var `\($0)`: Color { Color(ColorResource.\(path)`\($0)`) }"
        })
    }
    guard !symbols.isEmpty else { return own }
    return own + ["", "extension ShapeStyle where Self == Color {"] + shared + ["}"]
  }

  /// The lines that declare the symbols of UIKit's types. A color in a namespace has no such
  /// symbol; `UIColor(resource:)` is used instead.
  private var kit: [String] {
    func extended(_ type: String, _ names: Names, besides known: Set<String>) -> [String] {
      let symbols = (names[""] ?? [:]).keys.filter { !known.contains($0) }.sorted()
      return Self.extended(
        type, "",
        symbols.map {
          "nonisolated static var `\($0)`: \(type) { \(type)(resource: .`\($0)`) }"
        })
    }
    return extended("UIColor", colors, besides: Self.taken)
      + extended("UIImage", images, besides: [])
  }

  /// Returns the symbol for an asset's name: `heroBanner` for `hero-banner`, `brand` for
  /// `BrandColor`.
  static func symbol(of name: String, without word: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // Xcode keeps a name of capitals alone: `BG`.
    if parts.count == 1, parts[0].count > 1, parts[0].allSatisfy(\.isUppercase) { return parts[0] }
    var symbol = parts.dropFirst().reduce(lowered(parts.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    if symbol.hasSuffix(word), symbol.count > word.count { symbol.removeLast(word.count) }
    return symbol.first?.isNumber == true ? "_\(symbol)" : symbol
  }

  /// Returns a word with its leading capitals in lower case, except the one that begins the next
  /// word: `urlIcon` for `URLIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    guard capitals.count > 1, rest.first?.isLowercase == true else {
      return capitals.lowercased() + rest
    }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }
}
