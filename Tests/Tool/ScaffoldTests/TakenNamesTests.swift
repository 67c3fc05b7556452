import Foundation
import Testing

@testable import StrataScaffold

/// Tests that no entity can have a name that generated code uses.
@Suite struct TakenNamesTests {
  /// Names that no type has: those of compiler conditions and of C functions.
  private static let conditions = ["DEBUG", "SWIFT_PACKAGE"]
  private static let prefixes = ["XCT", "Sec", "CF", "Log"]
  /// The generic parameters of generated code, which may hide an entity.
  private static let parameters = ["Page", "Response"]
  private static let declaring: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "import",
  ]

  @Test(arguments: ProjectLayout.allCases)
  func `a name that generated code uses without declaring it is reserved`(layout: ProjectLayout)
    throws
  {
    let project = try Self.grown(layout)
    let words = project.files.filter {
      $0.key.hasSuffix(".swift") && !$0.key.hasSuffix("Package.swift")
    }.map { Self.words(of: String(decoding: $0.value, as: UTF8.self)) }
    let declared = words.flatMap { words in
      zip(words, words.dropFirst()).filter { Self.declaring.contains($0.0) }.map(\.1)
    }
    let used = words.joined().compactMap {
      $0.split(separator: ".", omittingEmptySubsequences: false).first
    }
    .filter { $0.first?.isUppercase == true }.map(String.init)
    let free = Set(used).subtracting(declared).subtracting(Self.conditions + Self.parameters).filter
    { name in
      !TypeName.isTaken(name) && !Self.prefixes.contains(where: name.hasPrefix)
        && !name.contains("Quokka") && !name.contains("Zebra")
    }
    #expect(free.sorted() == [])
  }

  private static func grown(_ layout: ProjectLayout) throws -> ProjectSnapshot {
    let files = try NewProject(name: "Zebra", layout: layout).files(strata: "..")
    let texts = files.map { ($0.path, Data($0.text.utf8)) }
    let project = ProjectSnapshot(files: Dictionary(uniqueKeysWithValues: texts))
    let fields = [
      "title:String", "note:String?", "born:Date?", "total:Double", "status:open|closed",
      "moods:[calm|wild]", "site:URL?", "number:UUID", "count:Int", "isNew:Bool", "share:Float",
    ]
    return try project.adding(AddRequest(.entity, name: "Quokka", arguments: fields))
      .adding(AddRequest(.screen, name: "QuokkaDetail"))
      .adding(AddRequest(.endpoint, name: "Quokka"))
  }

  /// Returns the words of a Swift source without comments and strings. Members have the dot before
  /// them.
  private static func words(of text: String) -> [String] {
    var isText = false
    var words: [String] = []
    for line in text.split(separator: "\n") {
      if line.contains("\"\"\"") { isText.toggle() }
      guard !isText else { continue }
      let parts = line.replacing("\\\"", with: "").split(
        separator: "\"", omittingEmptySubsequences: false)
      let code = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element + " " }
        .joined()
      words += code.prefix(upTo: code.firstRange(of: "//")?.lowerBound ?? code.endIndex)
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
    }
    return words
  }

  @Test(arguments: [
    "StrataCheck", "SealedKeys", "StrataIconSheet", "StrataPersistence", "SwiftUICore",
  ])
  func `a module name in Strata's package is refused for an app`(name: String) throws {
    let rule = "would create a module \(name), but Strata already has a module of this name"
    #expect(throws: InputError("app's name", name, rule)) {
      try StrataModules(in: NewProject.repository).check([name], field: "app's name", name: name)
    }
  }

  @Test(arguments: [1, 2])
  func `a generated list of several elements has a trailing comma, one of one element has none`(
    choices: Int
  ) throws {
    let files = try NewProject(name: "Zebra", layout: .modules).files(strata: "..")
    let texts = files.map { ($0.path, Data($0.text.utf8)) }
    let fields = ["title:String"] + ["a:one|other", "b:one|other"].prefix(choices)
    let project = try ProjectSnapshot(files: Dictionary(uniqueKeysWithValues: texts))
      .adding(AddRequest(.entity, name: "Quokka", arguments: fields))
    let tests = project.string("UseCase/Tests/UseCaseTests/QuokkaUseCaseTests.swift")
    #expect(tests.contains("\"#),\n        ])") == (choices > 1))
    #expect(tests.contains("\"#)\n        ])") == (choices == 1))
  }
}
