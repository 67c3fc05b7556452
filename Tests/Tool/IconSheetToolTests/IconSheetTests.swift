import Foundation
import Testing

@testable import StrataIconSheetTool

struct IconSheetTests {
  /// Runs `body` with a temporary folder of icons.
  private func withIcons(_ icons: [String: String], _ body: (IconFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    for (name, svg) in icons {
      try Data(svg.utf8).write(to: url.appending(path: "\(name).svg"))
    }
    try body(try IconFolder(path: url.path))
  }

  private func svg(_ inside: String) -> String {
    "<svg xmlns=\"x\" class=\"bi\" viewBox=\"0 0 16 16\">\n  \(inside)\n</svg>"
  }

  private func entries(_ lines: String) -> [SymbolTable.Entry] { SymbolTable.parse(lines) }

  @Test
  func `an icon's SVG shapes are joined on one line, and symbols with one icon share an entry`()
    throws
  {
    try withIcons(["sun": svg("<path d=\"M1\"/>\n  <circle r=\"8\"/>")]) { folder in
      let sheet = try IconSheet(entries: entries("sun.max sun\nsun.min sun"), folder: folder)
      #expect(sheet.drawings.count == 1)
      #expect(sheet.drawings.first?.symbols == ["sun.max", "sun.min"])
      #expect(sheet.drawings.first?.markup == "<path d=\"M1\"/><circle r=\"8\"/>")
      #expect(sheet.swift.contains("\n  sun.max sun.min\t<path d=\"M1\"/><circle r=\"8\"/>\n"))
    }
  }

  @Test func `a slash is drawn over the icon`() throws {
    try withIcons(["star": svg("<path d=\"M1\"/>")]) { folder in
      let sheet = try IconSheet(entries: entries("star.slash star+slash"), folder: folder)
      #expect(sheet.drawings.first?.markup == "<path d=\"M1\"/>" + OwnDrawing.slash)
    }
  }

  @Test func `one error lists all missing icons`() throws {
    try withIcons([:]) { folder in
      let expected = IconSheetError.missing(
        symbols: ["a (x)", "b (@y)", "c (z+slash)"], folder: folder.path)
      #expect(throws: expected) {
        try IconSheet(entries: entries("a x\nb @y\nc z+slash"), folder: folder)
      }
    }
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<path d=\"M1\"/><use href=\"x\"/>", "", "<path d=\"M1\">",
    "<path d=\"M1\"/>text",
  ])
  func `an SVG icon that contains scripts, references or text is refused`(inside: String) throws {
    try withIcons(["sun": svg(inside)]) { folder in
      #expect(throws: IconSheetError.self) {
        try IconSheet(entries: entries("sun.max sun"), folder: folder)
      }
    }
  }

  @Test(arguments: ["", "<svg>", "<svg viewBox=\"0 0 24 24\"><path d=\"M1\"/></svg>"])
  func `a file that is not a valid icon is refused`(file: String) throws {
    #expect(throws: IconSheetError.self) { try IconMarkup.shapes(of: file, icon: "x") }
  }

  @Test func `the error for a missing icon folder names the package to install`() {
    let error = #expect(throws: IconSheetError.self) { try IconFolder(path: "/nowhere/icons") }
    #expect(error?.description.contains("/nowhere/icons") == true)
    #expect(error?.description.contains("apt-get install bootstrap-icons") == true)
  }
}
