import Foundation
import StrataKitTesting
import StrataLayerRules
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of 2,000 words that mean something to Swift or to its frameworks, as names of entities.
///
/// `Scripts/framework-names` writes the list from the toolchain, and `Scripts/accepted-names`
/// compiles what is accepted.
@Suite struct AcceptedNamesTests {
  private static let list = NewProject.repository.appending(
    path: "Tests/Tool/Listings/names-of-frameworks.txt")

  private static func words() throws -> [String] {
    try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Returns the rule that refuses a name before files are planned; `nil` for an accepted one.
  private static func rule(_ word: String) -> String? {
    do {
      let name = try TypeName(word, field: "entity")
      if TypeName.makesTaken(word) { return "would generate a type whose name Swift already uses" }
      return name.brokenSingular ?? name.brokenVariable
    } catch {
      return error.rule
    }
  }

  @Test func `each word of the list is accepted as an entity, or refused with a reason`() throws {
    let words = try Self.words()
    #expect(words.count == 2_000 && Set(words).count == 2_000)
    let refused = Set(words.filter { Self.rule($0) != nil })
    #expect(refused.allSatisfy { Self.rule($0)?.isEmpty == false })
    // At least the words that Swift or generated code needs, and besides them only plurals.
    let needed = Self.needed(of: words)
    #expect(needed.subtracting(refused) == [])
    #expect(refused.subtracting(needed).filter { !$0.hasSuffix("s") } == [])
    #expect(!refused.subtracting(needed).isEmpty && needed.count < words.count)
  }

  /// Returns the words that name or would make something that Swift or generated code has already,
  /// and those whose variable, or the variable of their list, would be a keyword.
  private static func needed(of words: [String]) -> Set<String> {
    let keywords = TypeName.keywords.union(TypeName.accessors)
    return Set(
      words.filter { word in
        let variables = [word, EnglishPlural.of(word)].map {
          $0.prefix(1).lowercased() + $0.dropFirst()
        }
        return TypeName.isTaken(word) || TypeName.makesTaken(word)
          || TypeName.keywords.contains(word.lowercased())
          || variables.contains(where: keywords.contains)
      })
  }

  @Test(arguments: ProjectLayout.allCases)
  func `an accepted word can be added to a project of each layout`(layout: ProjectLayout) throws {
    let project = try SampleProject.new(layout)
    let short = try Self.words().filter { $0.count <= layout.longestEntity }
    // Each layout takes other words, since each addition plans and parses some thirty files.
    let first = ProjectLayout.allCases.firstIndex(of: layout) ?? 0
    let sample = stride(from: 40 * first, to: short.count, by: 240).map { short[$0] }
    #expect(sample.count > 3)
    for word in sample {
      let request = AddRequest(.entity, name: word, arguments: ["title:String"])
      do {
        let changes = try request.changes(in: project)
        #expect(Self.rule(word) == nil && !changes.isEmpty, "\(word)")
        for change in changes where change.path.hasSuffix(".swift") {
          let text = String(decoding: change.after ?? Data(), as: UTF8.self)
          #expect(throws: Never.self) { try SwiftSource(path: change.path, text: text) }
        }
      } catch let error as InputError {
        // The code of one layout may use a name that another leaves free.
        let isUsed = error.rule.contains("because the generated code uses")
        #expect((isUsed || Self.rule(word) != nil) && !error.rule.isEmpty, "\(word)")
      } catch let conflict as EditConflict {
        #expect(!conflict.text.isEmpty, "\(word)")
      }
    }
  }

  @Test(arguments: ["Body", "RawValue", "Failure", "Duration", "Print"])
  func `the name of an associated type or function that generated code does not use is accepted`(
    name: String
  ) throws {
    #expect(try !AddRequest(.entity, name: name).changes(in: SampleProject.trips).isEmpty)
  }

  /// Names of associated types: in `extension Array where Element == Index`, `Index` is the array's.
  @Test(arguments: [
    "Index", "Indices", "Iterator", "SubSequence", "Regions", "ArrayLiteralElement", "Element",
    "ID",
    "Content", "Value", "CodingKeys", "Await",
  ])
  func `the name of an associated type of arrays or of generated code is refused`(name: String) {
    let rule = "is a name that Swift or its frameworks use already"
    #expect(throws: InputError("entity", name, rule)) {
      try AddRequest(.entity, name: name).changes(in: SampleProject.trips)
    }
  }
}
