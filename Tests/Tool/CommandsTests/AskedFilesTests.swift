import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerRules
import StrataSwiftFacts
import Testing

@testable import StrataCommands

/// Tests that a check of single files finds the same as a full check, and reads only what its rules
/// need.
@Suite struct AskedFilesTests {
  let caches: TemporaryFolder
  let tree = CountedTree(AskedProject.files)

  init() throws { caches = try TemporaryFolder() }

  private func memory(now: Date = Date(), key: String = "one") throws -> KeptFacts {
    try tree.memory(in: caches, now: now, key: key)
  }

  private func alone(
    _ path: String, _ book: LayerBook, _ memory: KeptFacts? = nil
  ) throws -> [Violation] {
    try tree.alone(path, book, memory)
  }

  private static func book() throws -> LayerBook {
    try LayerBook(json: Data(AskedProject.book.utf8))
  }

  // MARK: - The same findings

  @Test
  func `each file has the same violations as in a full check, from the disk and from the cache`()
    throws
  {
    let book = try Self.book()
    let whole = try LayerCheck(book: book).violations(in: tree)
    let found = Set(whole.filter { AskedProject.files[$0.path] != nil }.map(\.id))
    let rules = Set(book.rules.map(\.id)).union([
      "layers", "homeless", "broken-source", "unused-exception",
    ])
    #expect(found == rules, "the project breaks every rule")
    for path in AskedProject.files.keys.sorted() {
      let wanted = whole.filter { $0.path == path }
      #expect(try alone(path, book) == wanted, "\(path)")
      for _ in 0..<2 { #expect(try alone(path, book, try memory()) == wanted, "\(path), kept") }
    }
  }

  @Test
  func `a type declared in another file changes the violations of the one file that is checked`()
    throws
  {
    let book = try Self.book()
    let path = "Domain/City.swift"
    #expect(try alone(path, book, try memory()).contains { $0.id == "defaults" })
    tree.put("Domain/Shadow.swift", "struct UserDefaults {}\n")
    #expect(try !alone(path, book, try memory()).contains { $0.id == "defaults" })
  }

  // MARK: - What is read

  @Test(arguments: ["no-force", "todo"])
  func `checking one file against a rule about single files reads no other file`(rule: String)
    throws
  {
    _ = try alone("Domain/City.swift", try AskedProject.book(of: [rule]))
    let size = try #require(AskedProject.files["Domain/City.swift"]).utf8.count
    #expect(tree.takeRead().filter { $0.key != "Package.swift" } == ["Domain/City.swift": size])
  }

  @Test(arguments: [["rings"], ["pure"], ["defaults"], ["codable", "final", "dto", "inner"]])
  func `facts of unchanged files are read from the cache`(rules: [String]) throws {
    let book = try AskedProject.book(of: rules)
    _ = try alone("Domain/City.swift", book, try memory())
    let sources = AskedProject.files.filter { $0.key.hasSuffix(".swift") }
    #expect(tree.takeRead() == sources.mapValues(\.utf8.count), "each is read once")
    _ = try alone("Domain/City.swift", book, try memory())
    #expect(Set(tree.takeRead().keys) == ["Domain/City.swift", "Package.swift"])
    tree.put("Data/Row.swift", "let row = 1\n")
    _ = try alone("Domain/City.swift", book, try memory())
    #expect(
      Set(tree.takeRead().keys) == ["Domain/City.swift", "Package.swift", "Data/Row.swift"])
  }

  // MARK: - What is no memory

  private func isKept(_ first: KeptFacts, _ second: () throws -> KeptFacts) throws -> Bool {
    let book = try AskedProject.book(of: ["defaults"])
    _ = try alone("Domain/City.swift", book, first)
    _ = tree.takeRead()
    _ = try alone("Domain/City.swift", book, try second())
    return tree.takeRead()["Data/Row.swift"] == nil
  }

  @Test func `facts of a file that changed a moment ago are not cached`() throws {
    let moment = Date(timeIntervalSince1970: 1)
    let kept = try isKept(try memory(now: moment)) { try memory() }
    #expect(!kept)
  }

  @Test func `cached facts of another build or rule book are ignored`() throws {
    let other = try isKept(try memory()) { try memory(key: "two") }
    let same = try isKept(try memory(key: "two")) { try memory(key: "two") }
    #expect(!other && same)
  }

  @Test(arguments: [0, 1, 40, 200])
  func `a truncated cache is ignored`(length: Int) throws {
    let kept = try isKept(try memory()) {
      let bytes = try Data(contentsOf: caches.file("facts"))
      #expect(bytes.count > length)
      try bytes.prefix(length).write(to: caches.file("facts"))
      return try memory()
    }
    #expect(!kept)
  }

  @Test func `invalid bytes in the cache are an error`() throws {
    var writer = ByteWriter()
    writer.add("struct")
    for length in 0..<writer.bytes.count {
      var reader = ByteReader(writer.bytes.prefix(length))
      #expect(throws: CocoaError.self) { try reader.facts() }
    }
    var reader = ByteReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: CocoaError.self) { try reader.number() }
  }

  @Test(arguments: [0, 1, -1, 63, 64, -65, 1 << 40, .max, .min])
  func `numbers survive encoding and decoding in the cache`(number: Int) throws {
    var writer = ByteWriter()
    writer.add(number)
    var reader = ByteReader(writer.bytes[...])
    #expect(try reader.number() == number)
    #expect(reader.isAtEnd)
  }

  @Test func `imports and declarations survive encoding, with their lines and columns`() throws {
    let source = "/* a */ import A\n\n  @testable import B\n  struct C: D { let e: F }\n"
    let facts = FactsReader.facts(of: Array(source.utf8))
    var writer = ByteWriter()
    writer.add(facts)
    var reader = ByteReader(writer.bytes[...])
    let read = try reader.facts()
    #expect(read.imports == facts.imports && read.declarations == facts.declarations)
    #expect(read.imports.map(\.column) == [9, 13] && read.declarations.map(\.column) == [3, 17])
  }

  @Test func `constraints and local types survive encoding`() throws {
    let facts = FactsReader.facts(of: Array("func a<B: C>() { final class D {} }".utf8))
    var writer = ByteWriter()
    writer.add(facts)
    var reader = ByteReader(writer.bytes[...])
    let read = try reader.facts().declarations
    #expect(read == facts.declarations && read.map(\.isLocal) == [false, true])
    #expect(read.first?.impliedTypes == ["C"] && reader.isAtEnd)
  }
}

/// Tests of `strata check` with paths.
@Suite struct AskedCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var files = AskedProject.files
    files["strata.json"] = AskedProject.book
    for (path, text) in files {
      let file = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func check(_ arguments: String...) -> Outcome {
    StrataTool(folder: folder.url).run(["check"] + arguments)
  }

  @Test func `a file's check reports the number of checked files`() {
    let outcome = check("Notes.txt", "Domain/Codable.swift")
    #expect(outcome.text.contains("1 file:"), "\(outcome.text)")
    #expect(outcome.text.contains("City conforms to Codable through"), "\(outcome.text)")
    #expect(outcome.text.contains("contains 'TODO'"))
    #expect(!outcome.text.contains("Domain/Uses.swift:"))
    #expect(outcome.exitCode == 1)
  }

  @Test func `a folder's check finds its violations and ignores broken files next to it`() {
    #expect(check("Loner").text.contains("belongs to no layer"))
    #expect(!check("Face").text.contains("broken-source"))
  }

  @Test
  func `a rule that matches no file is reported for a check of strata.json, not of one source`()
    throws
  {
    let book = AskedProject.book.replacing("\"*.txt\"", with: "\"*.none\"")
    try Data(book.utf8).write(to: folder.file("strata.json"))
    #expect(check("strata.json").text.contains("the rule todo matches nothing in the project"))
    #expect(!check("Domain/City.swift").text.contains("matches nothing"))
  }

  @Test
  func `checking one file leaves the baseline unchanged and counts the violations that it accepts`()
    throws
  {
    let name = folder.file("baseline.json").path
    #expect(
      check("--baseline", name, "--accept", "no-force:*", "--reason", "older").exitCode == 1)
    let before = try Data(contentsOf: folder.file("baseline.json"))
    let outcome = check("--baseline", name, "Domain/City.swift")
    #expect(outcome.text.contains(" 1 kept, 0 expired"), "\(outcome.text)")
    #expect(try Data(contentsOf: folder.file("baseline.json")) == before)
  }
}
