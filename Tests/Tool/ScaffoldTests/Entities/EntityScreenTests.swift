import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of the screens that an added entity brings.
@Suite struct EntityScreenTests {
  private static let request = AddRequest(
    .entity, name: "Order",
    arguments: [
      "title:String", "isPaid:Bool", "status:open|inDelivery", "since:Date?", "total:Double",
    ])
  private static let withCatalog = ProjectLayout.allCases.filter { $0 != .modules }

  private func project(_ layout: ProjectLayout) throws -> ProjectSnapshot {
    try SampleProject.new(layout).adding(Self.request)
  }

  private func file(_ name: String, in project: ProjectSnapshot) -> String {
    project.string(project.files.keys.first { $0.hasSuffix("/\(name)") } ?? "")
  }

  @Test(arguments: ProjectLayout.allCases)
  func `the rows of a list show the first two short fields beside the name`(
    layout: ProjectLayout
  ) throws {
    let list = try file("OrderListView.swift", in: project(layout))
    let status = layout == .modules ? "order.status.rawValue" : "order.status.label"
    #expect(list.contains("Text(\(status))"), "\(list)")
    #expect(list.contains("Text(order.since"))
    #expect(!list.contains("order.total") && !list.contains("order.isPaid"))
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a list can be searched`(layout: ProjectLayout) throws {
    let list = try file("OrderListView.swift", in: project(layout))
    #expect(list.contains(".searchable(text: $search)"))
  }

  @Test(arguments: withCatalog)
  func `the cases of an enum have words in the catalog`(layout: ProjectLayout) throws {
    let project = try project(layout)
    let catalog = project.string("Trips/Resources/Localizable.xcstrings")
    #expect(catalog.contains("\"OrderList.StatusInDelivery.choice\""))
    #expect(catalog.contains("\"value\" : \"In delivery\""))
    let words = file("Order+Words.swift", in: project)
    #expect(words.contains("case .inDelivery: .orderListStatusInDeliveryChoice"))
    #expect(try project.violations() == [])
    project.expectSoundSources()
  }

  @Test(arguments: withCatalog)
  func `the number of entities has a text for one and a text for several`(
    layout: ProjectLayout
  ) throws {
    let project = try project(layout)
    let data = project.files["Trips/Resources/Localizable.xcstrings"] ?? Data()
    let catalog = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let strings = try #require(catalog["strings"] as? [String: Any])
    let text = String(describing: strings["OrderList.Count.title"] ?? "")
    #expect(text.contains("%lld order;") || text.contains("%lld order\""), "\(text)")
    #expect(text.contains("%lld orders"))
    #expect(
      project.string("Trips/Resources/Localizable+Symbols.swift").contains(
        "static func orderListCountTitle(_ value: Int) -> Self {"))
  }

  @Test(arguments: withCatalog)
  func `the rows link to a screen with every field`(layout: ProjectLayout) throws {
    let project = try project(layout)
    let link = "NavigationLink {\n            OrderDetailView("
    #expect(file("OrderListView.swift", in: project).contains(link))
    let detail = file("OrderDetailView.swift", in: project)
    for field in ["title", "isPaid", "status", "since", "total"] {
      #expect(detail.contains("order.\(field)"), "\(field)")
    }
  }

  @Test(arguments: [ProjectLayout.template, .strata])
  func `a screen of one entity asks for one, by the endpoint`(layout: ProjectLayout) throws {
    let project = try project(layout)
    let model = file("OrderDetailViewModel.swift", in: project)
    #expect(model.contains("useCases.orderUseCase.fetchOrder(id: state.order.id)"))
    #expect(!model.contains("first(where:"))
    #expect(project.files.values.contains { $0.contains("try await endpoint.fetchOrder(id: id)") })
  }

  @Test(arguments: [ProjectLayout.template, .strata])
  func `an entity has a form, and can be deleted and restored`(layout: ProjectLayout) throws {
    let project = try project(layout)
    let form = file("OrderFormView.swift", in: project)
    for control in [
      "TextField(text: $viewModel.draft.title)", "Toggle(isOn: $viewModel.draft.isPaid)",
      "Picker(selection: $viewModel.draft.status)", "TextField(text: $viewModel.draft.total)",
      "Text(.commonRequiredMessage)", "Text(.commonNumberMessage)",
    ] { #expect(form.contains(control), "\(control)") }
    let draft = file("OrderDraft.swift", in: project)
    #expect(draft.contains("Double(total)?.isFinite != true ? .total : nil"))
    let list = file("OrderListView.swift", in: project)
    #expect(list.contains("viewModel.send(.delete(order))"))
    #expect(list.contains("viewModel.send(.undoDelete)"))
  }

  @Test(arguments: [
    AddRequest(.entity, name: "Visit", keepsLocally: true),
    AddRequest(.entity, name: "Visit", arguments: ["name:String", "by:Order"]),
  ])
  func `an entity that is stored or contains another one has no form`(request: AddRequest) throws {
    let project = try project(.strata).adding(request)
    #expect(!project.files.keys.contains { $0.contains("VisitForm") })
    #expect(!file("VisitListView.swift", in: project).contains("undo"))
    #expect(try project.violations() == [])
  }

  @Test func `the entity of a new project has the list of its document`() throws {
    let list = file("ItemListView.swift", in: try SampleProject.new(.template))
    #expect(!list.contains("search") && !list.contains("row("))
  }

  @Test(arguments: [ProjectLayout.template, .strata])
  func `an entity with a form can be renamed and removed`(layout: ProjectLayout) throws {
    let start = try SampleProject.new(layout, with: "Customer")
    let grown = try start.adding(Self.request)
    var visit = Self.request
    visit.name = "Visit"
    let renamed = try grown.renaming("Order", to: "Visit")
    let wanted = try start.adding(visit)
    #expect(renamed.differences(to: wanted).filter { !$0.contains("/Localizable") } == [])
    #expect(try grown.removing("Order").differences(to: start) == [])
  }

  @Test(arguments: withCatalog)
  func `a removed screen leaves the rows of the list as they were`(layout: ProjectLayout) throws {
    let project = try project(layout).removing("OrderDetail")
    let list = file("OrderListView.swift", in: project)
    #expect(
      list.contains("        VStack(alignment: .leading) {\n            Text(order.displayName)\n"),
      "\(list)")
    #expect(try project.violations() == [])
  }
}

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
