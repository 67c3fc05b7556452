import StrataSwiftEdits
import Testing

@testable import StrataScaffold

@Suite struct CatalogTextTests {
  private func added(_ word: Word, to text: String) throws -> String {
    var catalog = CatalogText(path: "L.xcstrings", text: text)
    try catalog.add(word)
    return catalog.text
  }

  private let word = Word(key: "B.Save.label", text: "Say \"hi\"")
  private let entry = """
    "B.Save.label" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Say \\"hi\\"" } }
          }
        }
    """

  @Test(arguments: [
    ("{\"strings\" : {}}", "{\"strings\" : {\n    NEW}}"),
    ("{\"strings\":{\"A.a.b\":{}} }", "{\"strings\":{\"A.a.b\":{},\n    NEW} }"),
    ("{\"strings\":{ \"C.a.b\":{}}}", "{\"strings\":{\n    NEW, \"C.a.b\":{}}}"),
    (
      "{\"a\":[1,-2.5e3,true],\"strings\":{\"A.a.b\":{\"x\":\"}\\\"\"},\n\"C.a.b\":{}}}",
      "{\"a\":[1,-2.5e3,true],\"strings\":{\"A.a.b\":{\"x\":\"}\\\"\"},\n    NEW,\n\"C.a.b\":{}}}"
    ),
  ])
  func `a key is inserted in alphabetical order, and no other byte changes`(
    text: String, expected: String
  ) throws {
    #expect(try added(word, to: text) == expected.replacing("NEW", with: entry))
  }

  @Test func `an existing key stays as it is`() throws {
    let text = "{\"strings\":{\"B.Save.label\":{\"comment\":\"mine\"}}}"
    #expect(try added(word, to: text) == text)
  }

  @Test(arguments: [
    "", "[]", "{\"strings\":[]}", "{\"strings\":{\"a\"}}", "{\"strings\":{}} x", "{\"strings\":{",
    "{\"strings\":{\"a\":\"b}}",
    "{\"strings\":" + String(repeating: "{\"a\":", count: 90),
  ])
  func `a file that is not a catalog is a conflict`(text: String) {
    #expect(throws: EditConflict.self) { try added(word, to: text) }
  }
}
