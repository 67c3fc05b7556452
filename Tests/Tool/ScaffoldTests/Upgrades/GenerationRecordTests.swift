import Foundation
import Testing

@testable import StrataScaffold

@Suite struct GenerationRecordTests {
  private static func record(_ layout: ProjectLayout) throws -> GenerationRecord {
    let request = NewRequest(
      name: "Trips", bundleId: "com.example.Trips", layout: layout, isExample: false, strata: "..")
    let files = try NewProject(name: "Trips", layout: layout).files(strata: "..")
    return GenerationRecord(version: "old", project: request, files: files)
  }

  private static let order = GrowthRequest.add(
    AddRequest(.entity, name: "Order", arguments: ["title:String"]))

  @Test(arguments: ProjectLayout.allCases)
  func `repeating the recorded commands of a project generates the recorded files again`(
    layout: ProjectLayout
  ) throws {
    var record = try Self.record(layout)
    let first = record.base
    record = record.following(Self.order, typed: "add entity Order title:String")
    let grown = record.base
    record = record.following(.rename(old: "Order", new: "Visit"), typed: "rename Order Visit")
    #expect(first != grown && grown != record.base && record.unfollowed == [])
    #expect(record.commands.count == 2)
    let repeated = try record.repeated(version: "new", package: NewProject.repository)
    #expect(repeated.base == record.base && repeated.commands == record.commands)
    #expect(repeated.version == "new")
    record = record.following(.remove("Visit"), typed: "remove Visit")
    #expect(record.commands.count == 3 && record.unfollowed == [])
    #expect(!record.base.files.keys.contains { $0.contains("Visit") })
  }

  // The names are refused for new entities: a screen of `Order`, and a type of SwiftUI.
  @Test(arguments: ProjectLayout.allCases, ["OrderDetail", "Menu"])
  func `names that an earlier version accepted can be repeated and removed`(
    layout: ProjectLayout, name: String
  ) throws {
    let add = GrowthRequest.add(AddRequest(.entity, name: name, arguments: ["title:String"]))
    var record = try Self.record(layout).following(Self.order, typed: "add entity Order")
      .following(add, typed: add.command)
    #expect(record.unfollowed == [] && record.commands.count == 2)
    #expect(record.base.files.keys.contains { $0.contains("/\(name)List") })
    #expect(
      try record.repeated(version: "new", package: NewProject.repository).base == record.base)
    record = record.following(.remove(name), typed: "remove \(name)")
    #expect(record.unfollowed == [] && record.commands.count == 3)
    let rest = try Self.record(layout).following(Self.order, typed: "add entity Order").base
    let others = record.base.differences(to: rest)
    #expect(others == [], "\(others)")
  }

  @Test(arguments: ProjectLayout.allCases)
  func `removing a recorded entity keeps another entity's screen of that name whole`(
    layout: ProjectLayout
  ) throws {
    let screen = GrowthRequest.add(AddRequest(.screen, name: "OrderDetail"))
    let entity = GrowthRequest.add(
      AddRequest(.entity, name: "OrderDetail", arguments: ["title:String"]))
    let record = try Self.record(layout).following(Self.order, typed: "add entity Order")
      .following(screen, typed: screen.command)
    let view = try #require(
      record.base.files.keys.first { $0.hasSuffix("/OrderDetailView.swift") })
    let rest = record.following(entity, typed: entity.command)
      .following(.remove("OrderDetail"), typed: "remove OrderDetail")
    #expect(rest.base.files[view] == record.base.files[view])
  }

  @Test(arguments: ["../Evil", "order", "", "Order Line"])
  func `a recorded name of another form is refused`(name: String) throws {
    var record = try Self.record(.template)
    record.commands = [.add(AddRequest(.entity, name: name))]
    let error = #expect(throws: InputError.self) {
      try record.repeated(version: "new", package: NewProject.repository)
    }
    #expect(error?.text.contains("cannot be repeated") == true)
  }

  @Test func `a record is read from its file as it was written`() throws {
    var record = try Self.record(.template)
    let full = AddRequest(
      .feature, name: "Archive", arguments: ["a"], keepsLocally: true, isPaginated: true,
      entity: "Order")
    record.commands = [
      .add(full), .rename(old: "A", new: "B"), .rename(old: "B", new: "C", plural: "Many"),
      .remove("C"),
    ]
    record.unfollowed = ["add repository Voyage"]
    let text = try record.file().text
    #expect(try GenerationRecord(json: Data(text.utf8)) == record)
    #expect(try record.file().text == text)
    #expect(text.contains("\n    \"Trips/DIContainer.swift\" : \""))
  }

  @Test(arguments: [
    ("\"README.md\"", "\"../README.md\""), ("\"remove\"", "\"forget\""),
    ("\"template\"", "\"tower\""), ("{", "<<<<<<< yours\n{"),
  ])
  func `a record with an unknown command or preset, a path outside or conflict markers is refused`(
    old: String, new: String
  ) throws {
    var record = try Self.record(.template)
    record.base.files = ["README.md": Data("a".utf8)]
    record.commands = [.remove("Order")]
    let text = try record.file().text
    #expect(text.contains(old))
    let changed = Data(text.replacing(old, with: new).utf8)
    #expect(throws: InputError.self) { try GenerationRecord(json: changed) }
  }

  @Test func `a command that changes nothing is not recorded`() throws {
    let record = try Self.record(.template).following(Self.order, typed: "add entity Order")
    #expect(record.following(Self.order, typed: "add entity Order") == record)
  }

  @Test func `a command that depends on the user's code is recorded once as not repeatable`() throws
  {
    let record = try Self.record(.template)
    let request = GrowthRequest.add(AddRequest(.repository, name: "Voyage"))
    let after = record.following(request, typed: "add repository Voyage")
      .following(request, typed: "add repository Voyage")
    #expect(after.unfollowed == ["add repository Voyage"])
    #expect(after.base == record.base && after.commands == [])
  }

  @Test func `the error for a recorded command that can no longer be repeated names the command`()
    throws
  {
    var record = try Self.record(.template)
    record.commands = [.remove("Order")]
    let expected = InputError(
      "recorded command", "remove Order",
      "cannot be repeated with the templates of this version: the name 'Order' is neither an entity nor a feature of this project"
    )
    #expect(throws: expected) {
      try record.repeated(version: "new", package: NewProject.repository)
    }
  }

  @Test func `only the commands rename and remove are parsed from the text of a step`() {
    #expect(GrowthRequest(command: "rename Order Visit") == .rename(old: "Order", new: "Visit"))
    #expect(GrowthRequest(command: "remove Order") == .remove("Order"))
    for other in ["add entity Order", "new Trips", "upgrade", "remove", "rename Order", ""] {
      #expect(GrowthRequest(command: other) == nil, "\(other)")
    }
  }
}
