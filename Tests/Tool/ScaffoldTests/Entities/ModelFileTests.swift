import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

@Suite struct ModelFileTests {
  private static let json = """
    {
      "entities": [
        {"name": "Customer", "fields": ["name:String"], "sources": ["remote", "local"]},
        {"name": "Order", "fields": ["title:String", "total:Double"], "paginated": true},
        {"name": "Person", "plural": "Persons"}
      ]
    }
    """

  private func model(_ json: String = json) throws -> ModelFile {
    try ModelFile(json: Data(json.utf8), path: "model.json")
  }

  @Test func `a model file adds the same as one command for each entity`() throws {
    let commands = [
      AddRequest(.entity, name: "Customer", arguments: ["name:String"], keepsLocally: true),
      AddRequest(
        .entity, name: "Order", arguments: ["title:String", "total:Double"], isPaginated: true),
      AddRequest(.entity, name: "Person", plural: "Persons"),
    ]
    #expect(try model().requests == commands)
    let wanted = try commands.reduce(SampleProject.trips) { try $0.adding($1) }
    #expect(
      try SampleProject.trips.applying(model().parts(in: SampleProject.trips).merged) == wanted)
  }

  @Test func `a model file that is applied again changes nothing, and a grown one adds the rest`()
    throws
  {
    let once = try SampleProject.trips.applying(model().parts(in: SampleProject.trips).merged)
    #expect(try model().parts(in: once).merged == [])
    let grown = Self.json.replacing(
      #"{"name": "Person""#, with: #"{"name": "Visit"}, {"name": "Person""#)
    let parts = try model(grown).parts(in: once).filter { !$0.changes.isEmpty }
    #expect(parts.map(\.request.name) == ["Visit"])
  }

  @Test func `an entity comes after those of its fields, wherever the file has them`() throws {
    let json = """
      {"entities": [
        {"name": "Visit", "fields": ["name:String", "orders:[Order]", "by:Guest?"]},
        {"name": "Order", "fields": ["title:String", "by:Guest"]}, {"name": "Stay"},
        {"name": "Guest"}
      ]}
      """
    let parts = try model(json).parts(in: SampleProject.trips)
    #expect(parts.map(\.request.name) == ["Stay", "Guest", "Order", "Visit"])
  }

  @Test func `an entity that the project has without a field of the file is a conflict`() throws {
    let once = try SampleProject.trips.applying(model().parts(in: SampleProject.trips).merged)
    let other = try model(Self.json.replacing("total:Double", with: "sum:Int"))
    let error = #expect(throws: EditConflict.self) { try other.parts(in: once) }
    #expect(error?.text.contains("Order already exists without the field 'sum: Int'") == true)
  }

  @Test(arguments: [
    ("[]", "file", "model.json"), ("{}", "file", "model.json"),
    (#"{"entities": [], "more": 1}"#, "file", "model.json"),
    (#"{"entities": [{"fields": []}]}"#, "file", "model.json"),
    (#"{"entities": [{"name": "A", "field": []}]}"#, "key", "field"),
    (#"{"entities": [{"name": "A", "fields": "b:Int"}]}"#, "fields", "b:Int"),
    (#"{"entities": [{"name": "A", "sources": ["local"]}]}"#, "sources", "local"),
    (#"{"entities": [{"name": "A"}, {"name": "A"}]}"#, "entity", "A"),
  ])
  func `a file of another form is refused with the place`(
    json: String, field: String, value: String
  ) throws {
    let error = #expect(throws: InputError.self) { try model(json) }
    #expect(error?.field == field)
    #expect(error?.value == value)
  }
}
