extension NewProject {
  /// Returns the values of the templates' variables.
  func values(strata: String) -> [String: Mustache.Value] {
    let brand = AppBrand(name: app.text)
    let (accent, dark) = (brand.accent, brand.darkAccent)
    let texts = [
      "App": app.text, "bundleId": bundleId, "strata": strata,
      "accentRed": Self.part(accent.red), "accentGreen": Self.part(accent.green),
      "accentBlue": Self.part(accent.blue),
      "accentDarkRed": Self.part(dark.red), "accentDarkGreen": Self.part(dark.green),
      "accentDarkBlue": Self.part(dark.blue),
    ]
    return texts.mapValues(Mustache.Value.text).merging([
      "words": .list(marked(words)), "configurations": .list(configurations),
    ]) { text, _ in text }.merging(entity.values) { own, _ in own }
      .merging(layout.values) { own, _ in own }
      .merging(manifestValues(strata: strata)) { own, _ in own }
  }

  /// Returns a part of a colour with three digits, as Xcode writes it.
  private static func part(_ value: Double) -> String {
    let digits = String(Int((value * 1000).rounded()))
    return value >= 0.9995
      ? "1.000" : "0." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Returns the values for the manifest, the Makefile and the Xcode project.
  private func manifestValues(strata: String) -> [String: Mustache.Value] {
    let packages =
      example.map { example in example.packages.map { (folder: $0, product: $0) } }
      ?? layout.packages(app: app.text, entity)
    let texts = example?.resources ?? layout.resources
    let excluded = example == nil ? [layout.responses].compactMap(\.self) : []
    let products = example?.products ?? ["SwiftUI"]
    let ours = products.filter { !DocumentsProject.apples.contains($0) }
    // Xcode has Apple's modules, and takes the kits from their package in Strata's folder.
    let linked = packages + ours.map { (folder: "\(strata)/Sources/Kits", product: $0) }
    return [
      "packages": .list(packages.enumerated().map(Self.package)),
      "hasPackages": .flag(!packages.isEmpty), "hasKits": .flag(!ours.isEmpty),
      "linked": .list(linked.enumerated().map(Self.package)),
      "hasLinked": .flag(!linked.isEmpty),
      "information": .list(
        (example?.information ?? []).map { ["key": .text($0.key), "text": .text($0.text)] }),
      // The format requires a comma after the last of several, and none after a single one.
      "resources": .list(
        texts.map { ["path": .text($0), "comma": .flag(texts.count > 1)] }),
      "excluded": .list(excluded.map { ["path": .text($0)] }),
      "products": .list(
        marked(products.map { ["product": .text($0), "isOurs": .flag(ours.contains($0))] })),
      "hasMocks": .flag(example == nil), "language": .text(String(example?.language ?? 6)),
      "isApproachable": .flag((example?.language ?? 6) == 6 && example?.isApproachable != false),
      "approachable": .text(example?.isApproachable == false ? "NO" : "YES"),
      "service": .text(example == nil ? "API_BASE_URL" : "OPENWEATHERMAP_BASE_URL"),
    ]
  }

  private static func package(
    _ index: Int, _ package: (folder: String, product: String)
  ) -> [String: Mustache.Value] {
    let place = (index < 10 ? "0" : "") + String(index)
    func id(_ kind: Int) -> Mustache.Value { .text("5A00000000000000000A\(kind)\(place)0") }
    return [
      "folder": .text(package.folder), "package": .text(package.product), "referenceId": id(1),
      "productId": id(2), "buildId": id(3),
    ]
  }

  /// The keys and texts of the String Catalog; keys have the form `{Feature}.{Context}.{type}`.
  private var words: [[String: Mustache.Value]] {
    (layout.words + layout.errorSentences + entity.words).sorted { $0.key < $1.key }.map { word in
      let declaration = word.declaration(width: Self.width).split(separator: "\n")
      return [
        "key": .text(word.key), "value": .text(word.quoted),
        "declaration": .text(declaration.joined(separator: "\n    ")),
      ]
    }
  }

  /// The maximum line length of the generated project.
  static let width = 140

  /// Xcode's two build configurations, with the identifiers of the project's objects.
  private var configurations: [[String: Mustache.Value]] {
    ["Debug", "Release"].enumerated().map { index, name in
      func id(_ first: Int) -> Mustache.Value { .text("5A00000000000000000000\(first + index)") }
      return [
        "name": .text(name), "isDebug": .flag(index == 0),
        "projectId": id(90), "appId": id(92), "testsId": id(94),
      ]
    }
  }
}
