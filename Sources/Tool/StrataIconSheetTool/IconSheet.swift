/// All symbols of the table, with their drawings.
struct IconSheet {
  /// The drawings, each with the names of the symbols that it is used for.
  private(set) var drawings: [(symbols: [String], markup: String)] = []

  /// Reads the icons that the table names.
  ///
  /// - Throws: ``IconSheetError``; all missing icons are named at once.
  init(
    entries: [SymbolTable.Entry] = SymbolTable.entries, folder: IconFolder
  ) throws(IconSheetError) {
    var places: [String: Int] = [:]
    var missing: [String] = []
    for entry in entries {
      if let place = places[entry.icon] {
        drawings[place].symbols.append(entry.symbol)
      } else if let markup = try Self.markup(entry.icon, folder) {
        places[entry.icon] = drawings.count
        drawings.append(([entry.symbol], markup))
      } else {
        missing.append("\(entry.symbol) (\(entry.icon))")
      }
    }
    if !missing.isEmpty { throw .missing(symbols: missing, folder: folder.path) }
  }

  private static func markup(
    _ icon: String, _ folder: IconFolder
  ) throws(IconSheetError) -> String? {
    if icon.hasPrefix("@") { return OwnDrawing.named[String(icon.dropFirst())] }
    let isSlashed = icon.hasSuffix("+slash")
    let base = isSlashed ? String(icon.dropLast("+slash".count)) : icon
    guard let svg = folder.svg(base) else { return nil }
    return try IconMarkup.shapes(of: svg, icon: base) + (isSlashed ? OwnDrawing.slash : "")
  }

  /// The generated Swift source. It has one long string, which compiles quickly, unlike a
  /// dictionary of a thousand literals.
  var swift: String {
    let lines = drawings.map { "  \($0.symbols.joined(separator: " "))\t\($0.markup)" }
    return """
      // Made by IconSheetTool at build time from Bootstrap Icons, (c) the Bootstrap Authors, MIT
      // licence, and from the project's drawings.
      extension SymbolSheet {
        static let drawings = #\"""
      \(lines.joined(separator: "\n"))
        \"""#
      }

      """
  }
}
