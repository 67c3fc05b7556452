import Foundation
import StrataKitTesting
import StrataLayerRules
import Testing

@testable import StrataCommands

/// Tests of two modules with a cycle of folders each, and a third one between two classes of the
/// first: a check of one file reads its module's folders completely, and of the others the types
/// only.
@Suite struct AskedFoldersTests {
  private static let files = [
    "Package.swift": """
    let p = Package(targets: [.target(name: "A", path: "A"), .target(name: "B", path: "B"),
      .target(name: "C", path: "C")])
    """,
    "A/Up/Heir.swift": "class Heir: Middle { let inner: Inner }\n",
    "A/Down/Base.swift": "class Base { struct Inner {} }\nlet heir: Heir? = nil\n",
    "B/One/One.swift": "struct One { let two: Two }\n",
    "B/Two/Two.swift": "struct Two {}\nfunc two() { _ = [One]() }\n",
    "C/Middle.swift": "class Middle: Base {}\n",
  ]

  let caches: TemporaryFolder
  let tree = CountedTree(Self.files)
  let book: LayerBook

  init() throws {
    caches = try TemporaryFolder()
    let json = """
      {"rules": [
        {"id": "folders", "kind": "acyclic", "in": "*", "files": "1", "says": "s", "why": "w"}]}
      """
    book = try LayerBook(json: Data(json.utf8))
  }

  @Test func `each file's cycle is reported as in a full check`() throws {
    let whole = try LayerCheck(book: book).violations(in: tree)
    #expect(
      whole.map(\.symbol) == ["cycle Down → Up → Down in A", "cycle One → Two → One in B"])
    for path in Self.files.keys.sorted() {
      let wanted = whole.filter { $0.path == path }
      #expect(try tree.alone(path, book) == wanted, "\(path)")
      for _ in 0..<2 {
        #expect(
          try tree.alone(path, book, try tree.memory(in: caches)) == wanted, "\(path), kept")
      }
    }
  }

  /// Completely read files are not cached: a second check reads them again.
  @Test(arguments: [
    ["A/Up/Heir.swift", "A/Down/Base.swift"], ["A/Down/Base.swift", "A/Up/Heir.swift"],
    ["B/Two/Two.swift", "B/One/One.swift"], ["C/Middle.swift"],
  ])
  func `a second check of some files reads only these and the manifest, the rest is cached`(
    paths: [String]
  ) throws {
    _ = try tree.alone(paths[0], book, try tree.memory(in: caches))
    #expect(Set(tree.takeRead().keys) == Set(Self.files.keys))
    _ = try tree.alone(paths[0], book, try tree.memory(in: caches))
    #expect(Set(tree.takeRead().keys) == Set(paths).union(["Package.swift"]))
  }

  @Test func `checking a file that an acyclic rule excludes reads no other source`() throws {
    let json = """
      {"rules": [{"id": "folders", "kind": "acyclic", "in": "*", "except": "A/Up/**",
                  "says": "s", "why": "w"}]}
      """
    let book = try LayerBook(json: Data(json.utf8))
    for _ in 0..<2 { _ = try tree.alone("A/Up/Heir.swift", book, try tree.memory(in: caches)) }
    _ = tree.takeRead()
    _ = try tree.alone("A/Up/Heir.swift", book, try tree.memory(in: caches))
    #expect(Set(tree.takeRead().keys) == ["A/Up/Heir.swift", "Package.swift"])
  }
}
