import Foundation
import StrataAssets
import Synchronization

/// The fonts of this machine and of the app.
///
/// Folders of the system are searched once, when a text is drawn first.
final class FontCatalog: Sendable {
  /// The fonts of this machine.
  static let machine = FontCatalog(folders: [
    "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/texmf/fonts/opentype",
    NSHomeDirectory() + "/.local/share/fonts", NSHomeDirectory() + "/.fonts",
  ])

  /// A file with a font, and what its name table says.
  struct Entry: Sendable {
    var file: String
    var family: String
    var names: [String]
    var weight: Int
    var isItalic: Bool
    var isCondensed: Bool
  }

  /// The families of each design, the best first.
  private static let families: [Typeface.Design: [String]] = [
    .plain: [
      "Inter", "SF Pro Text", "Roboto", "Noto Sans", "Open Sans", "Liberation Sans", "Arimo",
      "DejaVu Sans", "FreeSans",
    ],
    .serif: ["New York", "Noto Serif", "Liberation Serif", "Tinos", "DejaVu Serif", "FreeSerif"],
    .monospaced: [
      "SF Mono", "Noto Sans Mono", "Liberation Mono", "Cousine", "DejaVu Sans Mono", "FreeMono",
    ],
  ]

  let entries: [Entry]
  private let loaded = Mutex<[String: FontFile?]>([:])
  private let chosen = Mutex<[Typeface: [String]]>([:])

  /// Creates a catalog of the fonts in folders and the folders in them.
  init(folders: [String]) { entries = folders.flatMap(Self.entries).sorted { $0.file < $1.file } }

  private static func entries(in folder: String) -> [Entry] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter {
      ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased())
    }
    .compactMap { Entry("\(folder)/\($0)") }
  }

  /// Returns the font of a typeface; `nil` on a machine without fonts.
  func font(_ typeface: Typeface) -> FontFile? { files(typeface).lazy.compactMap(font).first }

  /// Returns the font that draws a character in a typeface, and its glyph: that of the best font
  /// that has one.
  func glyph(_ scalar: Unicode.Scalar, _ typeface: Typeface) -> (font: FontFile, glyph: Int)? {
    for case let font? in files(typeface).lazy.map(font) {
      if let glyph = font.glyph(scalar) { return (font, glyph) }
    }
    return nil
  }

  /// Returns the files of the fonts for a typeface: the best one first, then those that may have
  /// characters which it lacks.
  private func files(_ typeface: Typeface) -> [String] {
    if let known = chosen.withLock({ $0[typeface] }) { return known }
    let usual = Self.families[typeface.design] ?? []
    let rest = Set(entries.map(\.family)).subtracting(usual).sorted()
    let families = usual + (Self.families[.plain] ?? []).filter(rest.contains) + rest
    var files = typeface.family.flatMap { own($0, typeface) }.map { [$0] } ?? []
    for family in families {
      guard let file = best(entries.filter { $0.family == family }, typeface) else { continue }
      if !files.contains(file) { files.append(file) }
    }
    chosen.withLock { $0[typeface] = files }
    return files
  }

  /// Returns the file of a font that the app names: one of its resources, or one of the machine.
  private func own(_ name: String, _ typeface: Typeface) -> String? {
    if let file = AssetBundles.font(named: name)?.file.path { return file }
    return best(entries.filter { $0.family == name || $0.names.contains(name) }, typeface)
  }

  /// Returns the file of the font that is most like a typeface.
  private func best(_ entries: [Entry], _ typeface: Typeface) -> String? {
    func distance(_ entry: Entry) -> Int {
      abs(entry.weight - typeface.weight) + (entry.isItalic == typeface.isItalic ? 0 : 2000)
        + (entry.isCondensed ? 4000 : 0)
    }
    return entries.min { distance($0) < distance($1) }?.file
  }

  private func font(_ file: String) -> FontFile? {
    if let known = loaded.withLock({ $0[file] }) { return known }
    let content = FileManager.default.contents(atPath: file).map { Array($0) }
    let font = content.flatMap { FontFile($0) }
    loaded.withLock { $0[file] = .some(font) }
    return font
  }
}

extension FontCatalog.Entry {
  /// Reads the names of a font; returns `nil` for a file that is no font or has none. Of a large
  /// file, only the tables with the names are read.
  fileprivate init?(_ file: String) {
    guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
    defer { try? handle.close() }
    func piece(_ offset: Int, _ length: Int) -> FontBytes? {
      guard length > 0, length < 1_000_000, (try? handle.seek(toOffset: UInt64(offset))) != nil,
        let data = try? handle.read(upToCount: length)
      else { return nil }
      return FontBytes(bytes: Array(data))
    }
    guard let head = piece(0, 4096) else { return nil }
    let tables = FontFile.tables(in: head, of: .max)
    guard let place = tables["name"], let names = piece(place.lowerBound, place.count),
      let family = Self.family(Self.names(names))
    else { return nil }
    let style = tables["OS/2"].flatMap { piece($0.lowerBound, $0.count) }
    let weight = style?.short(4) ?? 400
    self.init(
      file: file, family: family, names: [4, 6].compactMap { Self.names(names)[$0] },
      weight: (1...1000).contains(weight) ? weight : 400,
      isItalic: (style?.short(62) ?? 0) & 0x201 != 0, isCondensed: (style?.short(6) ?? 5) < 5)
  }

  private static func family(_ names: [Int: String]) -> String? { names[16] ?? names[1] }

  /// Returns the English names of a font by their numbers.
  private static func names(_ table: FontBytes) -> [Int: String] {
    let storage = table.short(4)
    var found: [Int: String] = [:]
    for index in 0..<min(table.short(2), 500) {
      let record = 6 + index * 12
      let (platform, language) = (table.short(record), table.short(record + 4))
      guard platform == 3, language == 0x409 || language == 0 else { continue }
      let (length, offset) = (table.short(record + 8), table.short(record + 10))
      let units = stride(from: 0, to: length, by: 2).map {
        UInt16(table.short(storage + offset + $0))
      }
      found[table.short(record + 6)] = String(decoding: units, as: UTF16.self)
    }
    return found
  }
}
