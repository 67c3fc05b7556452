import Foundation
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

@Suite struct AddEntityTests {
  private let trips = SampleProject.trips
  private let order = AddRequest(
    .entity, name: "Order", arguments: ["title:String", "total:Double", "status:open|closed"])

  /// An entity with every kind of field, stored locally and paginated.
  private let rich = AddRequest(
    .entity, name: "AbcdefghijAbcdefghijAbcd",
    arguments: [
      "title:String", "note:String?", "count:Int", "price:Double", "ratio:Float?", "isOpen:Bool",
      "since:Date", "until:Date?", "page:URL", "token:UUID", "tags:[String]", "dates:[Date]?",
      "status:open|closed", "mood:calm|wild?", "marks:[red|green]", "item:Customer",
      "others:[Customer]", "spare:Customer?",
    ], keepsLocally: true, isPaginated: true)
  private let customer = AddRequest(
    .entity, name: "Customer", arguments: ["name:String", "born:Date?"], keepsLocally: true)

  private func violations(_ project: ProjectSnapshot) throws -> [String] {
    let book = try LayerBook(
      json: Data("{}".utf8), file: "strata.json", presets: Preset.shelf, adding: ["template"])
    return try project.violations(by: book)
  }

  @Test(.mission("T-134"))
  func `adding an entity creates the files of each layer and edits four`() throws {
    let changes = try order.changes(in: trips)
    let made = changes.filter { $0.before == nil }.map(\.path)
    #expect(
      made == [
        "Trips/Data/Models/OrdersJSON.swift", "Trips/Data/Networking/OrderEndpoint.swift",
        "Trips/Data/Repositories/OrderRepository.swift",
        "Trips/Domain/Models/Order.swift", "Trips/Domain/UseCases/OrderUseCase.swift",
        "Trips/Mocks/MockOrderRepository.swift", "Trips/Mocks/MockOrderUseCase.swift",
        "Trips/Mocks/Responses/fetchOrderSuccess.json",
        "Trips/Mocks/Responses/fetchOrdersSuccess.json",
        "Trips/UI/OrderDetail/OrderDetailView.swift",
        "Trips/UI/OrderDetail/OrderDetailViewModel.swift",
        "Trips/UI/OrderForm/OrderFormView.swift",
        "Trips/UI/OrderForm/OrderFormViewModel.swift",
        "Trips/UI/OrderList/OrderListView.swift", "Trips/UI/OrderList/OrderListViewModel.swift",
        "Trips/UI/Shared/Order+Words.swift",
        "Trips/UI/Shared/OrderDraft.swift", "Trips/UI/Shared/OrderError+Kind.swift",
        "TripsTests/Data/Repositories/OrderEndpointTests.swift",
        "TripsTests/Data/Repositories/OrderRepositoryTests.swift",
        "TripsTests/Domain/UseCases/OrderUseCaseTests.swift",
        "TripsTests/UI/OrderDetail/OrderDetailViewModelTests.swift",
        "TripsTests/UI/OrderForm/OrderFormViewModelTests.swift",
        "TripsTests/UI/OrderList/OrderListViewModelTests.swift",
        "TripsTests/UI/Shared/OrderDraftTests.swift",
      ])
    #expect(
      changes.filter { $0.before != nil }.map(\.path) == [
        "Trips/DIContainer.swift", "Trips/Resources/Localizable+Symbols.swift",
        "Trips/Resources/Localizable.xcstrings", "Trips/TripsApp.swift",
      ])
  }

  @Test func `an added entity satisfies every rule of the preset`() throws {
    #expect(try violations(trips.adding(order)) == [])
    #expect(try violations(trips.adding(customer).adding(rich)) == [])
  }

  @Test func `no line that is added with an entity is longer than the format allows`() throws {
    let project = try trips.adding(customer).adding(rich)
    for (path, data) in project.files where path.hasSuffix(".swift") {
      let text = String(decoding: data, as: UTF8.self)
      let longest = text.split(separator: "\n").map(\.count).max() ?? 0
      #expect(longest <= 140 && !text.contains("{{"), "\(path)")
      #expect(throws: Never.self) { try SwiftSource(path: path, text: text) }
    }
  }

  @Test func `adding the same entity a second time changes nothing`() throws {
    for request in [order, customer] {
      let once = try trips.adding(request)
      #expect(try request.changes(in: once) == [])
    }
    let all = try trips.adding(customer).adding(rich)
    #expect(try rich.changes(in: all) == [])
    #expect(try customer.changes(in: all) == [])
  }

  @Test func `adding the same entity again changes nothing after manual edits`() throws {
    let edited = try trips.adding(order)
      .editing("Trips/Domain/Models/Order.swift") {
        $0.replacing("    let total: Double", with: "    /// In euros.\n    let total: Double")
          .replacing("let title: String\n", with: "let title: String\n    let note: String?\n")
      }
      .editing("Trips/UI/OrderList/OrderListView.swift") {
        $0.replacing("tray", with: "shippingbox")
      }
      .editing("Trips/DIContainer.swift") { "// Ours.\n" + $0.replacing("    ", with: "\t") }
      .editing("Trips/Resources/Localizable.xcstrings") { $0.replacing("No orders", with: "None") }
    #expect(try order.changes(in: edited) == [])
  }

  @Test func `adding an entity again does not duplicate a type that was moved within its layer`()
    throws
  {
    let once = try trips.adding(order)
    let path = "Trips/Domain/Models/Order.swift"
    var moved = once.editing("Trips/Domain/Models/Orders.swift") { _ in once.string(path) }
    moved.files[path] = nil
    #expect(try order.changes(in: moved) == [])
  }

  @Test func `adding an entity again writes only the files that were deleted`() throws {
    let once = try trips.adding(order)
    var cut = once
    cut.files["Trips/Mocks/MockOrderUseCase.swift"] = nil
    #expect(try cut.adding(order) == once)
  }

  @Test func `adding an entity keeps the existing lines of the container byte for byte`() throws {
    let commented = trips.editing("Trips/DIContainer.swift") {
      $0.replacing("{\n", with: "{  // here\n").replacing("    var item", with: "\n    var  item")
    }
    let before = commented.string("Trips/DIContainer.swift").split(separator: "\n")
    let after = try commented.adding(order).string("Trips/DIContainer.swift").split(separator: "\n")
    let difference = after.difference(from: before)
    let removed = difference.removals.compactMap { change in
      if case .remove(_, let line, _) = change { String(line) } else { nil }
    }
    // A comma after the last of a list, and the composition that continues.
    #expect(
      removed
        == [
          "            itemUseCase: mockItemUseCase",
          "        mockItemUseCase: ItemUseCase = MockItemUseCase()",
          "            itemUseCase: itemUseCase", "typealias AllUseCases = HasItemUseCase",
        ].reversed() || removed.count == 4, "\(removed)")
  }

  // MARK: What cannot be

  @Test(arguments: [
    (
      ["title:Colour"], "title:Colour",
      "has a type that is neither one of String, Int, Double, Float, Bool, Date, URL, UUID nor an entity of this project"
    ),
    (
      ["title:String", "parent:Order?"], "parent:Order?",
      "has the type of its own entity, which would contain itself; use another type"
    ),
    (["title:String", "title:Int"], "title", "occurs twice"),
  ])
  func `adding an entity with an invalid field is refused`(
    fields: [String], value: String, rule: String
  ) {
    let fields = fields.contains { $0.hasSuffix(":String") } ? fields : ["a:String"] + fields
    #expect(throws: InputError("field", value, rule)) {
      try AddRequest(.entity, name: "Order", arguments: fields).changes(in: trips)
    }
  }

  @Test(arguments: ["class", "String", "Órdenes", "Order🚀", "../Order", "", "order", "Or der"])
  func `adding an entity with an invalid name is refused`(name: String) {
    #expect(throws: InputError.self) {
      try AddRequest(.entity, name: name).changes(in: trips)
    }
  }

  @Test func `adding an entity without a field that its list can show is refused`() {
    let rule = "needs a field of type String, which its list shows; add one such as name:String"
    #expect(throws: InputError("entity", "Order", rule)) {
      try AddRequest(.entity, name: "Order", arguments: ["total:Int"]).changes(in: trips)
    }
  }

  @Test func `an entity with --local is refused if a field's type has no stored form`() throws {
    let request = AddRequest(
      .entity, name: "Order", arguments: ["title:String", "by:Item"], keepsLocally: true)
    let rule = "cannot be stored: add an init(_: Item) to ItemsJSON.ItemJSON"
    #expect(throws: InputError("field", "by:Item", rule)) { try request.changes(in: trips) }
  }

  @Test func `adding an entity named like an existing type is a conflict that names file and line`()
  {
    let taken = trips.editing("Trips/UI/Shared/Order.swift") { _ in
      "import SwiftUI\n\nstruct Order: View {\n    var body: some View { EmptyView() }\n}\n"
    }
    let conflict = EditConflict(
      "Trips/UI/Shared/Order.swift", line: 3,
      "Order is already declared here; rename one of the two")
    #expect(throws: conflict) { try order.changes(in: taken) }
  }

  @Test func `adding an entity is a conflict if its model's file exists with other contents`() {
    let path = "Trips/Domain/Models/Order.swift"
    let taken = trips.editing(path) { _ in "// soon\n" }
    let conflict = EditConflict(
      path, line: 1, "the file to generate already exists, without a struct Order; move it away")
    #expect(throws: conflict) { try order.changes(in: taken) }
  }

  @Test func `adding an entity again with a further field is a conflict`() throws {
    let other = AddRequest(.entity, name: "Order", arguments: ["title:String", "sum:Int"])
    let conflict = EditConflict(
      "Trips/Domain/Models/Order.swift", line: 3,
      "Order already exists without the field 'sum: Int'; add it in this file")
    #expect(throws: conflict) { try other.changes(in: trips.adding(order)) }
  }

  @Test func `adding an entity is a conflict if the container is not valid Swift`() {
    let broken = trips.editing("Trips/DIContainer.swift") { $0 + "}\n" }
    #expect(throws: EditConflict.self) { try order.changes(in: broken) }
  }

  @Test func `adding an entity is a conflict if the string catalog is not valid JSON`() {
    let path = "Trips/Resources/Localizable.xcstrings"
    let broken = trips.editing(path) { $0.replacing("\"strings\" : {", with: "\"strings\" : <") }
    let conflict = EditConflict(path, line: 3, "this is not a String Catalog in JSON")
    #expect(throws: conflict) { try order.changes(in: broken) }
  }

  @Test func `adding an entity to a project without a container is refused`() {
    var moved = trips
    moved.files["Trips/Wiring/Container.swift"] = moved.files.removeValue(
      forKey: "Trips/DIContainer.swift")
    let rule = "has no file 'Trips/DIContainer.swift', which 'strata add' has to edit"
    #expect(throws: InputError("project", "Trips", rule)) { try order.changes(in: moved) }
  }

  @Test func `adding an entity with the option for a feature's shown entity is refused`() {
    let rule = "is for 'add feature' and 'add screen', not 'entity'"
    #expect(throws: InputError("entity", "Item", rule)) {
      try AddRequest(.entity, name: "Order", entity: "Item").changes(in: trips)
    }
  }
}
