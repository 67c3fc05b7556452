import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of the rows of an added entity's list, and of the samples that they show.
@Suite struct EntityRowTests {
  private static let request = AddRequest(
    .entity, name: "Order",
    arguments: [
      "title:String", "isPaid:Bool", "status:open|inDelivery", "since:Date?", "total:Double",
    ])

  private func project(_ layout: ProjectLayout) throws -> ProjectSnapshot {
    try SampleProject.new(layout).adding(Self.request)
  }

  private func file(_ name: String, in project: ProjectSnapshot) -> String {
    project.string(project.files.keys.first { $0.hasSuffix("/\(name)") } ?? "")
  }

  @Test(arguments: ProjectLayout.allCases)
  func `the rows of a list show a choice and a date beside the name before other fields`(
    layout: ProjectLayout
  ) throws {
    let list = try file("OrderListView.swift", in: project(layout))
    let status =
      layout == .modules ? "LocalizedStringKey(order.status.label)" : "order.status.label"
    #expect(list.contains("Text(\(status))"), "\(list)")
    #expect(!list.contains("order.total") && !list.contains("order.isPaid"))
  }

  @Test(arguments: ProjectLayout.allCases)
  func `the rows of a list leave out an optional field without a value`(
    layout: ProjectLayout
  ) throws {
    let list = try file("OrderListView.swift", in: project(layout))
    let row = try #require(list.firstRange(of: "if let value = order.since {"), "\(list)")
    #expect(list[row.upperBound...].contains("Text(value, format: .dateTime)"))
    #expect(!list.contains("Text(verbatim: \"–\")"))
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a text is in the rows of a list only where no choice, date or number is`(
    layout: ProjectLayout
  ) throws {
    let visit = AddRequest(
      .entity, name: "Visit",
      arguments: ["title:String", "note:String?", "guests:Int", "day:Date", "mood:calm|wild"])
    let list = file("VisitListView.swift", in: try SampleProject.new(layout).adding(visit))
    let mood = try #require(list.firstRange(of: "visit.mood"), "\(list)")
    let day = try #require(list.firstRange(of: "visit.day"), "\(list)")
    #expect(mood.lowerBound < day.lowerBound)
    #expect(!list.contains("visit.note") && !list.contains("visit.guests"))
  }

  @Test(arguments: [ProjectLayout.template, .strata, .layers, .featureFirst])
  func `the three fixtures of an entity differ in each field that can vary`(
    layout: ProjectLayout
  ) throws {
    let project = try project(layout)
    let model = layout.model(of: TypeName(known: "Order"))
    let text = file("\(model).swift", in: project)
    let wanted = [
      "title: \"Order 2\"", "isPaid: false", "status: \(model).Status.inDelivery", "since: nil",
      "since: Date(timeIntervalSince1970: 1_767_441_600)", "total: 3.5",
    ]
    for value in wanted { #expect(text.contains("                \(value)"), "\(value)\n\(text)") }
    project.expectSoundSources()
  }

  @Test func `a list of packages counts its rows, and its sample data is one page`() throws {
    let project = try project(.modules)
    let list = file("OrderListView.swift", in: project)
    #expect(list.contains(#"Text(shown.count == 1 ? "1 order" : "\(shown.count) orders")"#))
    #expect(file("orders-1.json", in: project).contains("\"next\": null"))
    #expect(!project.files.keys.contains { $0.hasSuffix("/orders-2.json") })
    #expect(project.files.keys.contains { $0.hasSuffix("/items-2.json") })
  }
}
