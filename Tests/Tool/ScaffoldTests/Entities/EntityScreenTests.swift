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

  @Test(arguments: withCatalog)
  func `a screen of one entity asks for one, by the endpoint`(layout: ProjectLayout) throws {
    let project = try project(layout)
    let asking =
      switch layout {
      case .template, .strata: "useCases.orderUseCase.fetchOrder(id: state.order.id)"
      case .layers: "editOrder.fetchOrder(id: order.id)"
      case .dashboard: "service.fetchOrder(id: order.id)"
      case .featureFirst, .modules: "store.fetchOrder(id: id)"
      }
    let name = layout == .featureFirst ? "OrderDetailView.swift" : "OrderDetailViewModel.swift"
    let screen = file(name, in: project)
    #expect(screen.contains(asking), "\(screen)")
    #expect(layout == .featureFirst || !screen.contains("first(where:"))
    #expect(
      project.files.values.contains {
        $0.contains("await endpoint.fetchOrder(id: id)")
          || $0.contains("await endpointDataSource.fetchOrder(id: id)")
      })
  }

  @Test func `a screen of one in a package asks for one, by the use case that edits it`() throws {
    let project = try project(.modules)
    #expect(
      file("OrderDetailsViewModel.swift", in: project).contains(
        "let loaded = try await useCase.fetchOrder(id: order.id)"))
    let use =
      "container.register(EditOrderUseCaseProtocol.self, EditOrderUseCase(repository: single"
    for path in [
      "Trips/App/AppComposition.swift", "DevPreview/Sources/DevPreview/DevPreview.swift",
    ] {
      #expect(project.string(path).contains(use), "\(path)")
    }
    let routes = project.string("CoreAPI/Sources/CoreAPI/TripsEndpoint.swift")
    for route in [
      "case order(id: String)", "case saveOrder(id: String, body: Data)", "case .saveOrder: .put",
      "case .saveOrder(_, let body): body", "case .deleteOrder: .delete", "case .deleteOrder: nil",
    ] { #expect(routes.contains(route), "\(route)") }
  }

  @Test func `the form of an entity in packages is a package, with checks by type and an undo`()
    throws
  {
    let project = try project(.modules)
    let form = file("OrderFormView.swift", in: project)
    for control in [
      "TextField(\"Title\", text: $viewModel.draft.title)",
      "Toggle(\"Paid\", isOn: $viewModel.draft.isPaid)",
      "Picker(\"Status\", selection: $viewModel.draft.status)",
      "Text(\"Fill in this field.\")",
      "Text(\"Enter a number, such as 12.5.\")",
    ] { #expect(form.contains(control), "\(control)") }
    let draft = file("OrderDraft.swift", in: project)
    #expect(draft.contains("Double(plain(total))?.isFinite != true ? .total : nil"))
    let list = file("OrderListView.swift", in: project)
    for call in ["await viewModel.delete(order)", "await viewModel.undoDelete()"] {
      #expect(list.contains(call), "\(call)")
    }
    #expect(project.string("Package.swift").contains(".package(path: \"OrderFormView\")"))
    #expect(try project.violations() == [])
    project.expectSoundSources()
  }

  @Test(arguments: withCatalog)
  func `an entity has a form, and can be deleted and restored`(layout: ProjectLayout) throws {
    let project = try project(layout)
    let state = layout == .featureFirst ? "store" : "viewModel"
    let form = file("OrderFormView.swift", in: project)
    for control in [
      "TextField(text: $\(state).draft.title)", "Toggle(isOn: $\(state).draft.isPaid)",
      "Picker(selection: $\(state).draft.status)", "TextField(text: $\(state).draft.total)",
      "Text(.commonRequiredMessage)", "Text(.commonNumberMessage)",
      "\(state).draft.write(in: locale)",
    ] { #expect(form.contains(control), "\(control)") }
    let draft = file("OrderDraft.swift", in: project)
    #expect(draft.contains("Double(plain(total))?.isFinite != true ? .total : nil"))
    let list = file("OrderListView.swift", in: project)
    let calls =
      layout.hasContainer
      ? ["send(.delete(order))", "send(.undoDelete)"] : ["delete(order)", "undoDelete()"]
    for call in calls { #expect(list.contains("await \(state).\(call)"), "\(call)") }
    #expect(try project.violations() == [])
    project.expectSoundSources()
  }

  @Test(arguments: withCatalog)
  func `screens say what kind of error it was, in the words of the catalog`(
    layout: ProjectLayout
  ) throws {
    let project = try project(layout)
    let text = layout == .featureFirst ? "Text(errorMessage)" : "Text(error.label)"
    for name in ["OrderDetailView.swift", "OrderFormView.swift"] {
      #expect(file(name, in: project).contains(text), "\(name)")
    }
    let words = try #require(layout.errorWords.map { project.string("Trips/\($0)") })
    #expect(words.contains(".commonOfflineMessage"))
    let catalog = project.string("Trips/Resources/Localizable.xcstrings")
    #expect(catalog.contains("\"Common.Offline.message\""))
    #expect(catalog.contains("\"Common.NotFound.message\"") == layout.hasContainer)
  }

  @Test(arguments: withCatalog)
  func `the list that an app begins with says what kind of error it was, too`(
    layout: ProjectLayout
  ) throws {
    let project = try SampleProject.new(layout)
    let screen = layout == .featureFirst ? "ItemStore.swift" : "ItemListView.swift"
    let texts = ["Text(error.label)", "String(localized: error.label)"]
    #expect(texts.contains { file(screen, in: project).contains($0) })
    let words = try #require(layout.errorWords.map { project.string("Trips/\($0)") })
    #expect(words.contains(".commonOfflineMessage"))
    let catalog = project.string("Trips/Resources/Localizable.xcstrings")
    #expect(catalog.contains("\"Common.Offline.message\""))
    #expect(catalog.contains("\"Common.NotFound.message\"") == layout.hasContainer)
    project.expectSoundSources()
  }

  @Test(arguments: [ProjectLayout.template, .strata])
  func `the list of an entity without a form says what kind of error it was, too`(
    layout: ProjectLayout
  ) throws {
    let stored = AddRequest(
      .entity, name: "Visit", arguments: ["title:String"], keepsLocally: true)
    let project = try SampleProject.new(layout).adding(stored)
    #expect(!project.files.keys.contains { $0.contains("VisitForm") })
    #expect(file("VisitListView.swift", in: project).contains("Text(error.label)"))
    let words = try #require(layout.errorWords)
    #expect(project.files["Trips/\(words)"] != nil)
    #expect(try project.violations() == [])
  }

  @Test(arguments: [ProjectLayout.layers, .featureFirst, .dashboard, .modules])
  func `an entity in a project that cannot send changes has no form`(layout: ProjectLayout) throws {
    var old = try SampleProject.new(layout)
    for (path, data) in old.files where path.hasSuffix(".swift") {
      let text = String(decoding: data, as: UTF8.self)
      old.files[path] = Data(
        text.replacing("actor MockService", with: "actor OtherService")
          .replacing("public let method", with: "public let verb")
          .replacing("func send(", with: "func post(").utf8)
    }
    let project = try old.adding(Self.request)
    #expect(!project.files.keys.contains { $0.contains("OrderForm") })
    #expect(!file("OrderListView.swift", in: project).contains("undo"))
  }

  @Test(arguments: ProjectLayout.allCases.filter(\.hasRelations))
  func `a form chooses another entity from those of its list`(layout: ProjectLayout) throws {
    let visit = AddRequest(
      .entity, name: "Visit",
      arguments: ["name:String", "order:Order", "other:Order?", "orders:[Order]"])
    let project = try project(layout).adding(visit)
    let form = file("VisitFormView.swift", in: project)
    for field in ["order", "other"] {
      #expect(form.contains("Picker(selection: $viewModel.draft.\(field)ID)"), "\(field)")
    }
    let draft = file("VisitDraft.swift", in: project)
    #expect(draft.contains("order == nil ? .order : nil"))
    #expect(!draft.contains("other == nil ?") && draft.contains("orders = []"))
    #expect(draft.contains("orderOptions: [Order] = []"))
    let loading =
      switch layout {
      case .layers: "draft.orderOptions = try await editVisit.fetchOrders()"
      case .dashboard: "draft.orderOptions = try await orderService.fetchOrders()"
      default: "draft.orderOptions = try await useCases.orderUseCase.fetchOrders()"
      }
    #expect(file("VisitFormViewModel.swift", in: project).contains(loading))
    let catalog = project.string("Trips/Resources/Localizable.xcstrings")
    #expect(catalog.contains("\"VisitForm.Choice.message\""))
    #expect(try project.violations() == [])
    project.expectSoundSources()
    #expect(try visit.changes(in: project) == [])
  }

  @Test func `an entity that contains one with a list of pages has no form`() throws {
    let paged = AddRequest(.entity, name: "Guest", isPaginated: true)
    let visit = AddRequest(.entity, name: "Visit", arguments: ["name:String", "by:Guest"])
    let project = try SampleProject.new(.strata).adding(paged).adding(visit)
    #expect(!project.files.keys.contains { $0.contains("VisitForm") })
    #expect(try project.violations() == [])
  }

  @Test func `an entity that is stored has no form`() throws {
    let request = AddRequest(.entity, name: "Visit", keepsLocally: true)
    let project = try project(.strata).adding(request)
    #expect(!project.files.keys.contains { $0.contains("VisitForm") })
    #expect(!file("VisitListView.swift", in: project).contains("undo"))
    #expect(try project.violations() == [])
  }

  @Test func `the entity of a new project has the list of its document`() throws {
    let list = file("ItemListView.swift", in: try SampleProject.new(.template))
    #expect(!list.contains("search") && !list.contains("row("))
  }

  @Test(arguments: ProjectLayout.allCases)
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

  @Test(arguments: ProjectLayout.allCases, ["City", "Person"])
  func `an entity whose plural has another beginning keeps the rules of its preset`(
    layout: ProjectLayout, name: String
  ) throws {
    let project = try SampleProject.new(layout).adding(AddRequest(.entity, name: name))
    #expect(try project.violations() == [])
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
