import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

@Suite struct RenameTests {
  private func grown(_ layout: ProjectLayout, _ entity: String) throws -> ProjectSnapshot {
    try SampleProject.grown(layout, by: entity)
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a renamed entity equals one that was created with the new name`(
    layout: ProjectLayout
  ) throws {
    let renamed = try grown(layout, "Order").renaming("Order", to: "Visit")
    #expect(renamed.differences(to: try grown(layout, "Visit")) == [])
  }

  // The test above renames in each layout; words are formed alike in all of them.
  @Test(arguments: [ProjectLayout.template, .modules])
  func `renaming an entity to two words writes them in camel case, snake case and English`(
    layout: ProjectLayout
  ) throws {
    let renamed = try grown(layout, "Order").renaming("Order", to: "LineItem")
    #expect(renamed.differences(to: try grown(layout, "LineItem")) == [])
    let catalog = renamed.string("Trips/Resources/Localizable.xcstrings")
    #expect(catalog.contains("\"LineItemList.Empty.title\"") && catalog.contains("No line items"))
    #expect(!catalog.contains("Order"))
  }

  @Test(arguments: [ProjectLayout.strata, .featureFirst])
  func `the entity of a new project can be renamed`(layout: ProjectLayout) throws {
    let renamed = try SampleProject.new(layout).renaming("Item", to: "Thing")
    #expect(try renamed.violations() == [])
    renamed.expectSoundSources()
    let left = renamed.files.keys.filter { $0.contains("Item") || $0.contains("items") }
    #expect(left == [])
    let again = try renamed.adding(AddRequest(.screen, name: "ThingDetail"))
    #expect(try again.violations() == [])
  }

  @Test(arguments: [ProjectLayout.layers, .dashboard])
  func `a renamed feature equals one that was created with the new name`(
    layout: ProjectLayout
  ) throws {
    let start = try SampleProject.new(layout, with: "Order")
    let renamed = try start.adding(AddRequest(.feature, name: "OrderArchive"))
      .renaming("OrderArchive", to: "OrderBackup")
    #expect(renamed == (try start.adding(AddRequest(.feature, name: "OrderBackup"))))
  }

  // The names are longer, begin with an abbreviation, and sort before another entity's.
  @Test(arguments: ProjectLayout.allCases, ["PurchaseRecord", "HTTPServer", "Basket"])
  func `a renamed entity has the lines, words and order of one with the new name, there and back`(
    layout: ProjectLayout, name: String
  ) throws {
    let start = try SampleProject.new(layout, with: "Customer")
    let fields = ["title:String", "status:open|inDelivery|closed"]
    func added(_ name: String) throws -> ProjectSnapshot {
      try start.adding(
        AddRequest(.entity, name: name, arguments: fields, keepsLocally: layout.hasSources))
    }
    let (old, wanted) = (try added("Order"), try added(name))
    let renamed = try old.renaming("Order", to: name)
    renamed.expectSoundSources()
    #expect(renamed.differences(to: wanted) == [])
    #expect(try renamed.renaming(name, to: "Order").differences(to: old) == [])
  }

  @Test func `lines that a person laid out stay so, unless a longer name makes them too long`()
    throws
  {
    let symbols = "Trips/Resources/Localizable+Symbols.swift"
    let line = "static var orderListEmptyTitle: Self { "
    let project = try grown(.strata, "Order").editing(symbols) {
      $0.replacing(line, with: line.dropLast() + "\n        ")
        .replacing("static var orderArchive", with: "static  var orderArchive")
    }
    let renamed = try project.renaming("Order", to: "Visit").string(symbols)
    #expect(renamed.contains("static var visitListEmptyTitle: Self {\n        .init("))
    #expect(renamed.contains("static  var visitArchiveEmptyDescription: Self { .init("))
    let long = try project.renaming("Order", to: "VisitOfPatient")
    long.expectSoundSources()
    let text = long.string(symbols)
    #expect(text.contains("static var visitOfPatientListEmptyTitle: Self {\n        .init("))
    let archive = "var visitOfPatientArchiveEmptyDescription: Self {"
    #expect(text.contains("static \(archive)\n        .init("))
    #expect(!text.contains("static  \(archive)"))
  }

  @Test func `a catalog that has an order of its own keeps it`() throws {
    let catalog = "Trips/Resources/Localizable.xcstrings"
    let project = try SampleProject.new(.strata, with: "Customer")
    let text = project.string(catalog)
    var unsorted = CatalogText(path: catalog, text: text)
    try unsorted.remove("Common.Retry.label")
    let entry = "\"Common.Retry.label\" : {}"
    let edited = project.editing(catalog) { _ in
      unsorted.text.replacing("\"strings\" : {", with: "\"strings\" : {\n    \(entry),")
    }
    let renamed = try edited.renaming("Customer", to: "Visitor")
    let keys = try CatalogText(path: catalog, text: renamed.string(catalog)).keys()
    #expect(keys.first == "Common.Retry.label")
    #expect(keys.contains("VisitorList.Empty.title"))
  }

  @Test func `another catalog that has an order of its own keeps it`() throws {
    let catalog = "Trips/Resources/Words.xcstrings"
    let text = "{ \"strings\" : { \"CustomerList.b\" : {}, \"CustomerList.a\" : {} } }\n"
    let project = try SampleProject.new(.strata, with: "Customer").editing(catalog) { _ in text }
    let renamed = try project.renaming("Customer", to: "Visitor").string(catalog)
    #expect(renamed == text.replacing("Customer", with: "Visitor"))
  }

  @Test func `a list of use cases that becomes too long for its line is broken`() throws {
    func project(_ names: [String]) throws -> ProjectSnapshot {
      try names.reduce(SampleProject.new(.template)) {
        try $0.adding(AddRequest(.entity, name: $1))
      }
    }
    let long = ["Advanced", "Basic", "Complete"].map { "\($0)InsuranceRecord" }
    let renamed = try project([long[0], long[1], "Charlie"]).renaming("Charlie", to: long[2])
    renamed.expectSoundSources()
    let wanted = try project(long)
    let container = "Trips/DIContainer.swift"
    #expect(renamed.string(container) == wanted.string(container))
    #expect(renamed.string(container).contains("\n    & Has\(long[2])UseCase"))
  }

  @Test func `renaming there and back restores every byte`() throws {
    let project = try grown(.template, "Order")
    let there = try project.renaming("Order", to: "Visit")
    #expect(try there.renaming("Visit", to: "Order") == project)
  }
}

/// Tests of renaming in projects with other code.
@Suite struct RenamedCodeTests {
  private let model = "Trips/UI/OrderList/OrderListViewModel.swift"

  private static let orders = Result {
    try SampleProject.trips.adding(
      AddRequest(.entity, name: "Order", arguments: ["title:String"]))
  }

  private func orders() throws -> ProjectSnapshot { try Self.orders.get() }

  @Test func `renaming an entity keeps labels of other functions and types nested in other types`()
    throws
  {
    let code = """

      extension OrderListViewModel {
          var newest: [Order] { state.orders.sorted(using: KeyPathComparator(\\.title, order: .reverse)) }
          func ship(_ order: Order) -> Shipping.Order { Shipping.Order(order: order) }
      }

      """
    let renamed = try orders().editing(model) { $0 + code }.renaming("Order", to: "Visit")
    let text = renamed.string("Trips/UI/VisitList/VisitListViewModel.swift")
    #expect(text.contains("var newest: [Visit] { state.visits.sorted("), "\(text)")
    #expect(text.contains("KeyPathComparator(\\.title, order: .reverse)"), "\(text)")
    #expect(text.contains("(_ visit: Visit) -> Shipping.Order { Shipping.Order(order: visit) }"))
  }

  @Test func `renaming an entity changes only its types and members in files of other types`()
    throws
  {
    var project = try orders()
    project.files["Trips/UI/Report.swift"] = Data(
      """
      /// The order of a report.
      struct Report {
          let order: Int
          var model: OrderListViewModel
          var titles: [String] { model.state.orders.map(\\.title) }
          func shows(_ one: Order) -> Bool { one.title == "Order" }
      }

      """.utf8)
    let text = try project.renaming("Order", to: "Visit").string("Trips/UI/Report.swift")
    #expect(
      text == """
        /// The order of a report.
        struct Report {
            let order: Int
            var model: VisitListViewModel
            var titles: [String] { model.state.visits.map(\\.title) }
            func shows(_ one: Visit) -> Bool { one.title == "Order" }
        }

        """)
  }

  @Test func `renaming an entity keeps the JSON name of another entity's field`()
    throws
  {
    let project = try orders().adding(
      AddRequest(.entity, name: "Invoice", arguments: ["number:String", "order:Order"]))
    let renamed = try project.renaming("Order", to: "Visit")
    #expect(renamed.string("Trips/Domain/Models/Invoice.swift").contains("order: Visit"))
    #expect(renamed.string("Trips/Mocks/Responses/fetchInvoicesSuccess.json").contains("\"order\""))
    #expect(try renamed.violations() == [])
  }

  @Test func `an entity whose name begins with the old one keeps its name`() throws {
    let project = try orders().adding(AddRequest(.entity, name: "OrderLine"))
    let renamed = try project.renaming("Order", to: "Visit")
    let line = renamed.files.keys.filter { $0.contains("OrderLine") }
    #expect(Set(line) == Set(project.files.keys.filter { $0.contains("OrderLine") }))
    #expect(renamed.string("Trips/DIContainer.swift").contains("HasOrderLineUseCase"))
  }

  @Test func `renaming an entity keeps texts and type names that the user wrote`() throws {
    let catalog = "Trips/Resources/Localizable.xcstrings"
    let project = try orders().editing(catalog) { $0.replacing("No orders", with: "All done") }
      .editing(model) { $0 + "\nstruct OrderFormatter {}\n" }
    let renamed = try project.renaming("Order", to: "Visit")
    #expect(renamed.string(catalog).contains("\"value\" : \"All done\""))
    let text = renamed.string("Trips/UI/VisitList/VisitListViewModel.swift")
    #expect(text.hasSuffix("\nstruct OrderFormatter {}\n"))
  }

  @Test func `a rename plan lists the moved files and the changed JSON names`() throws {
    let plan = try RenameRequest("Order", to: "Visit").plan(in: orders())
    #expect(plan.kind == "entity")
    #expect(plan.sent == ["order": "visit", "orders": "visits"])
    let model = RenamePlan.Move(
      old: "Trips/Domain/Models/Order.swift", new: "Trips/Domain/Models/Visit.swift")
    #expect(plan.moves.contains(model))
    #expect(plan.changes.map(\.path) == plan.changes.map(\.path).sorted())
  }

  // MARK: Refusals

  @Test(arguments: [
    ("Order", "String", "is a name that Swift or its frameworks use already"),
    ("Order", "order", "does not begin with a capital letter"),
    ("Order", "Trips", "is already the name of the app"),
    ("Order", "Order", "is the old name, too"),
    (
      "Order", "Decoding",
      "would generate a type whose name Swift already uses; choose another name"
    ),
    ("Missing", "Visit", "is neither an entity nor a feature of this project"),
  ])
  func `an invalid request to rename is refused`(old: String, new: String, rule: String) throws {
    let project = try orders()
    let error = #expect(throws: InputError.self) {
      try RenameRequest(old, to: new).plan(in: project)
    }
    #expect(error?.rule == rule)
  }

  @Test func `a name that the project uses already is refused with its line`() throws {
    var project = try orders()
    project.files["Trips/UI/Old.swift"] = Data("\nstruct VisitListView {}\n".utf8)
    #expect(
      throws: EditConflict(
        "Trips/UI/Old.swift", line: 2,
        "'VisitListView' is already the name of something else here; choose another new name")
    ) { try RenameRequest("Order", to: "Visit").plan(in: project) }
  }

  @Test func `renaming an entity is refused if another type has its old name, with the line`()
    throws
  {
    var project = try orders()
    project.files["Trips/UI/Sorting.swift"] = Data("enum Sorting {\n    enum Order {}\n}\n".utf8)
    #expect(
      throws: EditConflict(
        "Trips/UI/Sorting.swift", line: 2,
        "another type is also called Order; rename that type first")
    ) { try RenameRequest("Order", to: "Visit").plan(in: project) }
  }

  @Test func `renaming to the name of another entity is refused`() throws {
    let project = try orders().adding(AddRequest(.entity, name: "Visit"))
    #expect(throws: EditConflict.self) { try RenameRequest("Order", to: "Visit").plan(in: project) }
  }
}

extension ProjectSnapshot {
  /// Returns the project after an entity or a feature was renamed.
  func renaming(_ old: String, to new: String) throws -> ProjectSnapshot {
    applying(try RenameRequest(old, to: new).plan(in: self).changes)
  }
}
