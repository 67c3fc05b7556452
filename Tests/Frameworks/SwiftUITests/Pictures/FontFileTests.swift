import Foundation
import SwiftUI
import Testing

@testable import StrataSwiftUIPictures

/// Tests of the reader of fonts, with the fonts of this machine.
struct FontFileTests {
  private var files: [String] { FontCatalog.machine.entries.map(\.file) }

  private func font(endingIn ending: String) throws -> FontFile {
    let file = try #require(files.first { $0.hasSuffix(ending) })
    return try #require(FontFile(Array(try Data(contentsOf: URL(fileURLWithPath: file)))))
  }

  @Test(arguments: [".ttf", ".otf"])
  func `letters have a width and an outline above the baseline`(_ ending: String) throws {
    let font = try font(endingIn: ending)
    let glyph = try #require(font.glyph("H"))
    let box = font.outline(glyph).boundingRect
    #expect(font.width(glyph) > 0.3 && font.width(glyph) < 1.3)
    #expect(abs(box.minY) < 5 && box.maxY > font.unitsPerEm * 0.5 && box.maxY < font.unitsPerEm)
    #expect(font.outline(try #require(font.glyph(" "))).isEmpty)
  }

  @Test(arguments: [".ttf", ".otf"])
  func `a letter with an accent is higher than the one without`(_ ending: String) throws {
    let font = try font(endingIn: ending)
    let plain = font.outline(try #require(font.glyph("E"))).boundingRect
    #expect(font.outline(try #require(font.glyph("É"))).boundingRect.maxY > plain.maxY)
  }

  @Test func `a damaged font draws nothing or something else, and never ends the program`() throws {
    let file = try #require(files.first { $0.hasSuffix(".ttf") })
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    for cut in stride(from: 0, to: min(whole.count, 60_000), by: 977) {
      guard let font = FontFile(Array(whole[..<cut])) else { continue }
      for letter in "AgÉ".unicodeScalars { _ = font.glyph(letter).map(font.outline) }
    }
  }

  @Test func `a heavier weight is another file of the family`() {
    let catalog = FontCatalog.machine
    let regular = catalog.font(Typeface(weight: 400)), bold = catalog.font(Typeface(weight: 700))
    #expect(regular != nil && bold != nil && regular !== bold)
  }

  @Test func `the data of a path is read as SVG means it`() {
    var reader = PathData("M1 1h2v2H1zm4,0a1 1 0 1 1 2 0A1 1 0 1 1 5 1")
    let box = reader.path.boundingRect
    #expect(abs(box.minX - 1) < 0.01 && abs(box.maxX - 7) < 0.01)
    #expect(abs(box.minY) < 0.01 && abs(box.maxY - 3) < 0.01)
  }
}
