package import Foundation

/// Converts the entries of an asset catalog to pictures, colours and symbols.
package enum CatalogReader {
  /// The device idioms, those most like a browser first.
  private static let idioms = ["universal", "iphone", "ipad", "mac"]

  static func file(in folder: URL) -> CatalogFile? {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else {
      return nil
    }
    do {
      return try JSONDecoder().decode(CatalogFile.self, from: data)
    } catch {
      AssetLog.say("\(folder.path)/Contents.json cannot be read: \(error)")
      return nil
    }
  }

  static func picture(in folder: URL) -> PictureSet? {
    file(in: folder).flatMap { picture($0, in: folder) }
  }

  /// Returns the variants of a picture that a folder's `Contents.json` names.
  package static func picture(_ file: CatalogFile, in folder: URL) -> PictureSet? {
    guard let images = file.images else { return nil }
    let variants = best(images, \.idiom).compactMap { image -> PictureSet.Variant? in
      guard let name = image.file, let isDark = image.appearances.isDark else { return nil }
      let path = folder.appending(path: name)
      guard AssetType(fileExtension: path.pathExtension)?.isMedia == false else {
        AssetLog.say("\(path.path) has an image format that browsers do not show.")
        return nil
      }
      let scale = image.scale.flatMap { Int($0.dropLast()) } ?? 1
      return PictureSet.Variant(file: path, scale: max(1, scale), isDark: isDark)
    }
    let intent = file.properties?.intent
    return PictureSet(variants: variants, isTemplate: intent.map { $0 == "template" })
  }

  /// Returns the files of an app icon, without its dark variants.
  static func icon(in folder: URL) -> [URL]? {
    file(in: folder)?.images?.filter { $0.appearances.isDark == false }.compactMap(\.file)
      .map { folder.appending(path: $0) }
  }

  /// Returns the drawing of a custom symbol; one that cannot be drawn is reported.
  static func symbol(in folder: URL) -> SymbolDrawing? {
    guard let name = file(in: folder)?.symbols?.lazy.compactMap(\.file).first else {
      return nil
    }
    let path = folder.appending(path: name)
    let template = try? String(contentsOf: path, encoding: .utf8)
    let drawing = template.flatMap(SymbolDrawing.init)
    if drawing == nil {
      AssetLog.say("\(path.path) is not a template of a symbol: it lacks the variant Regular-M.")
    }
    return drawing
  }

  static func color(in folder: URL) -> ColorSet? { file(in: folder).flatMap(color) }

  /// Returns the colours that a `Contents.json` states.
  package static func color(_ file: CatalogFile) -> ColorSet? {
    guard let colors = file.colors else { return nil }
    let entries = best(colors, \.idiom)
    func value(_ isDark: Bool) -> ColorSet.Value? {
      entries.first { $0.appearances.isDark == isDark }?.color.map(ColorSet.Value.init)
    }
    guard let light = value(false) ?? value(true) else { return nil }
    return ColorSet(light: light, dark: value(true))
  }

  /// Returns the entries for the first device idiom that has any.
  private static func best<Entry>(
    _ entries: [Entry], _ idiom: KeyPath<Entry, String?>
  ) -> [Entry] {
    for name in idioms {
      let found = entries.filter { ($0[keyPath: idiom] ?? "universal") == name }
      if !found.isEmpty { return found }
    }
    return entries
  }
}

extension ColorSet.Value {
  init(_ value: CatalogFile.Color.Value) {
    let parts = value.components ?? [:]
    func part(_ name: String, or fallback: Double) -> Double {
      parts[name].flatMap(Self.number) ?? fallback
    }
    let white = part("white", or: 0)
    space = value.space ?? "srgb"
    reference = value.reference
    self.parts = [
      part("red", or: white), part("green", or: white), part("blue", or: white),
      part("alpha", or: 1),
    ]
  }

  /// Parses a colour component such as `0.5`, `0x80` or `128`; `nil` if it is not a number.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / (number > 1 ? 255 : 1)
  }
}
