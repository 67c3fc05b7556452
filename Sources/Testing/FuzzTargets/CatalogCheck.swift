import Foundation
import StrataAssets
import StrataDeviceServices
import StrataFoundationAdditions

/// The fuzzing check of an app's catalogs: pictures and colours can be shown, files are in the
/// catalog's folder, and a text with inserted values is not endless.
enum CatalogCheck {
  private static let folder = URL(fileURLWithPath: "/app/Assets.xcassets/A.imageset")

  static func check(_ bytes: [UInt8]) throws(FuzzFailure) {
    let data = Data(bytes)
    try checkAssets(data)
    try checkTexts(data)
    try checkStrings(data)
    if let drawing = SymbolDrawing(template: String(decoding: bytes, as: UTF8.self)) {
      let matrix = drawing.text.dropFirst().prefix { $0 != "|" }.split(separator: " ")
      try hold(
        matrix.count == 6 && matrix.allSatisfy { Double($0)?.isFinite == true },
        "the matrix of a symbol is \(matrix)")
    }
  }

  private static func checkAssets(_ data: Data) throws(FuzzFailure) {
    guard let file = try? JSONDecoder().decode(CatalogFile.self, fromUntrusted: data) else {
      return
    }
    for variant in CatalogReader.picture(file, in: folder)?.variants ?? [] {
      try hold(variant.scale >= 1, "a picture has the scale \(variant.scale)")
      let parent = variant.file.deletingLastPathComponent().standardizedFileURL.path
      try hold(parent == folder.path, "a picture is outside of its catalog: \(variant.file.path)")
    }
    let color = CatalogReader.color(file)
    for value in [color?.light, color?.dark].compactMap(\.self) {
      try hold(
        value.parts.count == 4 && value.parts.allSatisfy(\.isFinite), "a colour is \(value.parts)")
    }
  }

  // MARK: Texts

  private struct Keys: Decodable {
    var strings: [String: Entry]

    struct Entry: Decodable {}
  }

  private static func checkTexts(_ data: Data) throws(FuzzFailure) {
    guard let catalog = try? StringCatalog(json: data),
      let keys = try? JSONDecoder().decode(Keys.self, fromUntrusted: data).strings.keys
    else { return }
    for key in keys.prefix(20) {
      for language in catalog.languages.prefix(10) {
        guard let (string, found) = catalog.string(for: key, languages: [language]) else {
          continue
        }
        try hold(catalog.languages.contains(found), "a text is in the unknown language \(found)")
        try check(string, in: found, of: data.count)
      }
    }
  }

  private static func checkStrings(_ data: Data) throws(FuzzFailure) {
    for isPlural in [false, true] {
      let strings: [String: CatalogString]
      do {
        strings = try isPlural ? StringsFile.plurals(data) : StringsFile.strings(data)
      } catch {
        let lines = data.count { [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0) } + 1
        try hold(!error.description.isEmpty, "a file is refused without a reason")
        try hold(
          (1...lines).contains(error.line ?? 1), "the error is in line \(error.line ?? 0)")
        continue
      }
      for string in strings.values.prefix(20) { try check(string, in: "en", of: data.count) }
    }
  }

  private static func check(
    _ string: CatalogString, in language: String, of size: Int
  ) throws(FuzzFailure) {
    for arguments in [[], [LocalizationArgument.integer(2), .text("two"), .number(1e300)]] {
      let context = TemplateContext(
        arguments: arguments, language: language, languages: [language],
        locale: Locale(identifier: "en"))
      let text = string.text(in: context, isFormat: true)
      // Each value is at most 2,000 bytes long, and each byte of the file can stand for a text with as
      // many values as it has bytes.
      try hold(
        text.utf8.count <= 2_000 * (size + 1) * (size + 1), "a text has \(text.utf8.count) bytes")
    }
  }
}
