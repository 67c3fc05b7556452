import Synchronization
import Testing

@testable import StrataSymbols

struct SymbolsTests {
  @Test func `a known symbol name has a drawing`() {
    let sun = Symbols.svg(named: "sun.max.fill")
    #expect(sun.markup.hasPrefix("<path d=\"M"))
    #expect(sun.markup.hasSuffix("/>"))
    #expect(sun.viewBox == "0 0 16 16")
    #expect(sun != Symbols.svg(named: "sun.max"))
    #expect(Symbols.contains("sun.max.fill"))
    #expect(Symbols.names.count >= 350)
  }

  @Test func `an unknown symbol name gets a neutral icon without text`() {
    let name = "no.such.symbol<script>"
    #expect(!Symbols.contains(name))
    #expect(Symbols.svg(named: name) == .neutral)
    #expect(!Symbol.neutral.markup.contains("script"))
    #expect(!Symbol.neutral.markup.contains("title"))
  }

  @Test(arguments: [
    ("star.square.on.square", "star.square"), ("star.unheard", "star"),
    ("bell.badge.unheard", "bell.badge"), ("bell.slash.unheard", "bell.slash"),
    ("person.unheard.fill", "person.fill"), ("unheard.star", "star"),
  ])
  func `a symbol name without a drawing is replaced by the nearest name that has one`(
    name: String, shown: String
  ) {
    let nearest = NearestSymbol([
      "bell", "bell.badge", "bell.badge.fill", "bell.slash", "circle.fill", "person",
      "person.circle.fill", "person.fill", "star", "star.fill", "star.square",
    ])
    #expect(nearest.name(for: name) == shown)
  }

  @Test(arguments: ["", "unheard.fill", "unheard.circle", "square.unheard", "2.circle"])
  func `a symbol name whose main part is unknown has no nearest name`(name: String) {
    let nearest = NearestSymbol(["star", "star.fill", "circle", "circle.fill", "2.square"])
    #expect(nearest.name(for: name) == nil)
  }

  @Test func `an unknown name is drawn with the icon of the most similar known name`() {
    #expect(!Symbols.contains("star.unheard"))
    #expect(Symbols.svg(named: "star.unheard") == Symbols.svg(named: "star"))
  }

  @Test func `the report of an unknown symbol name says which symbol is shown instead`() {
    let lines = Mutex<[String]>([])
    let unknown = UnknownSymbols { line in lines.withLock { $0.append(line) } }
    unknown.report("star.unheard", shown: "star")
    #expect(
      lines.withLock { $0 } == [
        "There is no icon for the symbol \"star.unheard\", so that of \"star\" is shown.\n"
      ])
  }

  @Test func `an unknown name is reported once, and the number of reports is limited`() {
    let lines = Mutex<[String]>([])
    let unknown = UnknownSymbols { line in lines.withLock { $0.append(line) } }
    unknown.report("a\nb")
    unknown.report("a\nb")
    #expect(
      lines.withLock { $0 } == [
        "There is no icon for the symbol \"a\\nb\", so a neutral one is shown.\n"
      ])
    for number in 0..<2000 { unknown.report("\(number)") }
    #expect(lines.withLock { $0.count } == UnknownSymbols.most)
  }

  @Test func `malformed lines of the file of symbol drawings are skipped`() {
    let markup = SymbolSheet.parse("a b\t<path/>\nbroken\n\nc\t<rect/>")
    #expect(markup == ["a": "<path/>", "b": "<path/>", "c": "<rect/>"])
    #expect(SymbolSheet.parse("").isEmpty && SymbolSheet.parse("a\t").isEmpty)
    #expect(SymbolSheet.parse("a  é\t<g>\t ü</g>") == ["a": "<g>\t ü</g>", "é": "<g>\t ü</g>"])
  }
}
