import Foundation
import StrataLayerRules
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of the plurals of names: by English rules, by a table, and by choice.
@Suite struct PluralTests {
  @Test(
    arguments: """
      leaf leaves, knife knives, wolf wolves, shelf shelves, roof roofs, giraffe giraffes, proof proofs,
      safe safes, life lives, analysis analyses, axis axes, basis bases, thesis theses, quiz quizzes,
      status statuses, bus buses, cactus cacti, virus viruses, hero heroes, photo photos,
      potato potatoes, video videos, person people, child children, mouse mice, foot feet, man men,
      human humans, index indices, matrix matrices, criterion criteria, phenomenon phenomena,
      datum data, medium media, stadium stadiums, city cities, day days, box boxes, branch branches,
      stomach stomachs, waltz waltzes, lens lenses, ox oxen, fox foxes, goose geese, mongoose mongooses,
      salesperson salespeople, bookshelf bookshelves, party parties, toy toys, address addresses
      """.split { $0 == "," || $0.isNewline }.map(String.init))
  func `an English noun has its plural in names and sentences`(pair: String) {
    let words = pair.split(separator: " ").map(String.init)
    let names = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = TypeName(known: names[0])
    #expect(name.plural == names[1] && name.pluralWords == words[1])
    #expect(EnglishPlural.of("Line\(names[0])") == "Line\(names[1])")
    #expect(EnglishPlural.spoken("line \(words[0])") == "line \(words[1])")
  }

  @Test(arguments: ["News", "Series", "Species", "Settings", "Children", "Physics", "Criteria"])
  func `a noun without a plural of its own is called a list`(name: String) {
    #expect(EnglishPlural.of(name) == "\(name)List")
    #expect(TypeName(known: name).pluralWords == name.lowercased())
  }

  // MARK: Chosen plurals

  private static let person = AddRequest(
    .entity, name: "Person", arguments: ["name:String"], plural: "Persons")

  @Test(arguments: ProjectLayout.allCases)
  func `a chosen plural is used by the entity and by every later command`(
    layout: ProjectLayout
  ) throws {
    let start = try SampleProject.new(layout)
    var project = try start.adding(Self.person)
    #expect(project.string(OwnPlurals.path) == "{\n  \"Person\" : \"Persons\"\n}\n")
    project = try project.adding(AddRequest(.screen, name: "PersonDetail"))
      .adding(AddRequest(.endpoint, name: "Person"))
    if layout.hasRelations {
      project = try project.adding(
        AddRequest(.entity, name: "Team", arguments: ["name:String", "boss:Person"]))
    }
    let new = project.files.filter { start.files[$0.key] != $0.value }
    let people = new.filter {
      $0.key.contains("People")
        || String(decoding: $0.value, as: UTF8.self).lowercased().contains("people")
    }
    #expect(people.keys.sorted() == [])
    #expect(new.contains { String(decoding: $0.value, as: UTF8.self).contains("ersons") })
    #expect(try Self.person.changes(in: project) == [])
  }

  @Test func `renaming or removing an entity forgets its chosen plural`() throws {
    let start = try SampleProject.new(.strata, with: "Customer")
    let grown = try start.adding(Self.person)
    #expect(try grown.removing("Person").differences(to: start) == [])
    let renamed = try grown.applying(RenameRequest("Person", to: "Guest").plan(in: grown).changes)
    #expect(renamed.files[OwnPlurals.path] == nil)
    #expect(
      renamed.files.values.allSatisfy { !String(decoding: $0, as: UTF8.self).contains("ersons") })
  }

  @Test(arguments: [ProjectLayout.template, .modules])
  func `an entity renamed with a plural equals one that was created with it`(
    layout: ProjectLayout
  ) throws {
    func made(_ name: String, _ plural: String?) throws -> ProjectSnapshot {
      try SampleProject.new(layout).adding(
        AddRequest(.entity, name: name, arguments: ["title:String"], plural: plural))
    }
    let start = try made("Order", nil)
    let request = RenameRequest("Order", to: "Person", plural: "Persons")
    let renamed = try start.applying(request.plan(in: start).changes)
    let wanted = try made("Person", "Persons")
    #expect(renamed.string(OwnPlurals.path) == "{\n  \"Person\" : \"Persons\"\n}\n")
    #expect(renamed.differences(to: wanted).filter { !$0.contains("/Localizable") } == [])
    let catalog = "Trips/Resources/Localizable.xcstrings"
    #expect(renamed.string(catalog) == wanted.string(catalog))
  }

  @Test func `a plural for a renamed feature is refused`() throws {
    let project = try SampleProject.new(.dashboard, with: "Order")
      .adding(AddRequest(.feature, name: "OrderArchive"))
    let wanted = InputError(
      "option", "--plural", "is for an entity, and 'OrderArchive' is a feature")
    #expect(throws: wanted) {
      try RenameRequest("OrderArchive", to: "OrderBackup", plural: "Backups").plan(in: project)
    }
  }

  @Test func `a new name whose plural is a Swift keyword is refused`() throws {
    let project = try SampleProject.trips.adding(AddRequest(.entity, name: "Order"))
    let rule = "has the plural 'As', and 'as' is a Swift keyword; choose another plural by --plural"
    #expect(throws: InputError("new name", "A", rule)) {
      try RenameRequest("Order", to: "A").plan(in: project)
    }
  }

  @Test(arguments: [
    ("Person", "is the singular, too; choose another word for a list"),
    ("persons", "does not begin with a capital letter"),
  ])
  func `an invalid plural is refused before anything is written`(plural: String, rule: String) {
    #expect(throws: InputError("plural", plural, rule)) {
      try AddRequest(.entity, name: "Person", plural: plural).changes(in: SampleProject.trips)
    }
  }

  @Test func `a plural for something else than an entity is refused`() {
    #expect(
      throws: InputError("option", "--plural", "is for 'add entity', not 'add screen'")
    ) {
      try AddRequest(.screen, name: "ItemDetail", plural: "Items").changes(in: SampleProject.trips)
    }
  }

  @Test func `another plural for an existing entity is a conflict`() throws {
    let project = try SampleProject.trips.adding(AddRequest(.entity, name: "Person"))
    #expect(throws: EditConflict.self) { try Self.person.changes(in: project) }
  }

  @Test func `the plural of English rules is not written into a file`() throws {
    let request = AddRequest(.entity, name: "Person", plural: "People")
    #expect(try SampleProject.trips.adding(request).files[OwnPlurals.path] == nil)
  }
}
