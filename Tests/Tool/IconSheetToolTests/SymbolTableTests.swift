import Foundation
import Testing

@testable import StrataIconSheetTool

struct SymbolTableTests {
  private let folder =
    ProcessInfo.processInfo.environment["STRATA_ICONS"] ?? "/usr/share/bootstrap-icons/svg"

  @Test func `every line names a symbol and an icon, each symbol once`() {
    let parts = [
      SymbolTable.weather, SymbolTable.places, SymbolTable.controls, SymbolTable.arrows,
      SymbolTable.states, SymbolTable.people, SymbolTable.media, SymbolTable.things,
      SymbolTable.text, SymbolTable.shapes,
    ]
    for part in parts {
      #expect(SymbolTable.parse(part).count == part.split(separator: "\n").count)
    }
    let symbols = SymbolTable.entries.map(\.symbol)
    #expect(symbols.count >= 350)
    #expect(Dictionary(grouping: symbols) { $0 }.filter { $1.count > 1 }.isEmpty)
  }

  @Test func `every icon of the table exists and is valid`() throws {
    let sheet = try IconSheet(folder: IconFolder(path: folder))
    #expect(sheet.drawings.flatMap(\.symbols).count == SymbolTable.entries.count)
    #expect(sheet.drawings.allSatisfy { $0.markup.hasPrefix("<") && $0.markup.hasSuffix("/>") })
  }

  @Test func `a symbol and its fill variant have different drawings if the icon set has both`()
    throws
  {
    let sheet = try IconSheet(folder: IconFolder(path: folder))
    let pairs = sheet.drawings.flatMap { drawing in
      drawing.symbols.map { ($0, drawing.markup) }
    }
    let markup = Dictionary(uniqueKeysWithValues: pairs)
    for name in ["sun.max", "star", "heart", "cloud", "location", "moon.stars", "bell", "house"] {
      #expect(markup[name] != markup[name + ".fill"])
    }
  }
}
