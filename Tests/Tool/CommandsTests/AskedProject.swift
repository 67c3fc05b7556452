import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerRules
import Synchronization

@testable import StrataCommands

/// A project in which violations of one file depend on others in many ways, and a tree that counts
/// what is read of it.
enum AskedProject {
  static let files = [
    "Package.swift": """
    let p = Package(targets: [.target(name: "Domain", path: "Domain"),
      .target(name: "Data", path: "Data"), .target(name: "Face", path: "Face"),
      .target(name: "Bridge", path: "Bridge"), .target(name: "Loner", path: "Loner")])
    """,
    "Domain/City.swift": "import Data\nstruct City { let a = UserDefaults.standard }\n",
    "Domain/Shadow.swift": "enum Space { struct UserDefaults {} }\nprotocol Wire: Codable {}\n",
    "Domain/Inside.swift": "extension Space { func a() { b(UserDefaults.standard) } }\n",
    "Domain/Short.swift": "typealias Kept = UserDefaults\ntypealias Place = City\n",
    "Domain/Uses.swift": "let kept = Kept()\nlet s = Session()\nlet row: RowDTO? = nil\n",
    "Domain/Codable.swift": "\n\nextension Place: Wire {}\n",
    "Domain/Base.swift": "class Base {}\nfinal class Other: Base {}\n",
    "Domain/Notes.swift":
      "let a = b!  // strata:allow no-force checked\nlet c = 1  // strata:allow no-force not needed\n",
    "Data/Row.swift": "import Bridge\nstruct RowDTO: Codable { let id: Int }\nclass Session {}\n",
    "Data/Broken.swift":
      "func a() { b! }\n// strata:allow defaults nobody needs it\nstruct X { {\n",
    "Bridge/Hand.swift": "@_exported import SwiftUI\nimport Face\n",
    "Face/View.swift": "import Domain\nstruct View1 { func a(row: RowDTO) {} }\n",
    "Loner/Alone.swift": "let l = 1\n",
    "Notes.txt": "TODO\n",
  ]

  static let book = """
    {"layers": [
      {"name": "Domain", "folder": "Domain", "layers": ["Data"], "modules": [], "why": "w"},
      {"name": "Data", "folder": "Data", "layers": ["Bridge"], "modules": [], "why": "w"},
      {"name": "Bridge", "folder": "Bridge", "why": "w"}, {"name": "Face", "folder": "Face", "why": "w"}],
     "rules": [
      \(rule("defaults", #""kind": "mentions", "in": "Domain", "forbid": "UserDefaults""#)),
      \(rule("no-force", #""kind": "constructs", "forbid": "forceUnwrap""#)),
      \(rule("pure", #""kind": "imports", "in": "Domain", "forbid": "SwiftUI""#)),
      \(rule("rings", #""kind": "cycles""#)),
      \(rule("codable", #""kind": "conformances", "types": {"in": "Domain"}, "forbid": "Codable""#)),
      \(rule("final", #""kind": "attributes", "types": {"kinds": "class"}, "require": "final""#)),
      \(rule("dto", #""kind": "references", "in": "Domain", "forbid": {"in": "Data", "named": "*DTO"}"#)),
      \(rule("inner", #""kind": "order", "layers": ["Face", "Data", "Domain"]"#)),
      \(rule("todo", #""kind": "texts", "files": "*.txt", "forbid": "TODO""#))]}
    """

  private static func rule(_ id: String, _ words: String) -> String {
    #"{"id": "\#(id)", "says": "s", "why": "w", \#(words)}"#
  }

  /// Returns a rule book with some of its rules, and layers that may import anything.
  static func book(of rules: [String]) throws -> LayerBook {
    let all = try JSONSerialization.jsonObject(with: Data(book.utf8)) as? [String: [[String: Any]]]
    let asked = all?["rules"]?.filter { rules.contains($0["id"] as? String ?? "") }
    let layers = all?["layers"]?.map { layer in
      layer.filter { !["layers", "modules"].contains($0.key) }
    }
    let made = ["rules": asked ?? [], "layers": layers ?? []]
    return try LayerBook(json: JSONSerialization.data(withJSONObject: made))
  }
}

/// A tree whose stamps change with the contents of files, with a count of what is read.
final class CountedTree: SourceTree {
  private let contents: Mutex<[String: String]>
  private let counted = Mutex<[String: Int]>([:])

  init(_ contents: [String: String]) { self.contents = Mutex(contents) }

  /// Returns the bytes that were read of each file since the last call.
  func takeRead() -> [String: Int] {
    counted.withLock { counts in
      defer { counts = [:] }
      return counts
    }
  }

  func put(_ path: String, _ text: String) { contents.withLock { $0[path] = text } }

  func paths() -> [String] { contents.withLock { $0.keys.sorted() } }

  func text(at path: String) -> String {
    let text = contents.withLock { $0[path] } ?? ""
    counted.withLock { $0[path, default: 0] += text.utf8.count }
    return text
  }

  func stamp(of path: String) -> FileStamp? {
    contents.withLock { $0[path] }.map {
      FileStamp(size: $0.utf8.count, place: $0.hashValue, written: 1, changed: 1)
    }
  }
}

extension CountedTree {
  func memory(
    in caches: TemporaryFolder, now: Date = Date(), key: String = "one"
  ) throws -> KeptFacts {
    KeptFacts(file: caches.file("facts"), key: key, tree: try WatchedTree(self), now: now)
  }

  /// Returns the violations in a file by a check of that file alone.
  func alone(_ path: String, _ book: LayerBook, _ memory: KeptFacts? = nil) throws -> [Violation] {
    let project = try SourceProject(
      try WatchedTree(self), book: book, asked: Asked(memory: memory) { $0 == path }, also: [])
    memory?.write()
    return LayerCheck(book: book).violations(in: project).filter { $0.path == path }
  }
}
