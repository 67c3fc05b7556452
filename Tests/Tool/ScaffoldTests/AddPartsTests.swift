import Foundation
import StrataKitTesting
import StrataLayerRules
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

@Suite struct AddPartsTests {
  private let trips = SampleProject.trips

  /// One request of each kind, in an order in which each finds its prerequisites.
  static let steps = [
    AddRequest(.entity, name: "Order", arguments: ["title:String", "status:open|closed"]),
    AddRequest(.feature, name: "OrderArchive"),
    AddRequest(.screen, name: "OrderDetail"),
    AddRequest(.endpoint, name: "Order"),
    AddRequest(.module, name: "Design"),
    AddRequest(.string, name: "Common.Save.label"),
  ]

  private func all() throws -> ProjectSnapshot {
    try Self.steps.reduce(trips) { try $0.adding($1) }
  }

  @Test func `a project with one part of each kind satisfies every rule of the preset`() throws {
    #expect(try all().violations() == [])
  }

  @Test func `adding a part of each kind a second time changes nothing`() throws {
    let project = try all()
    for step in Self.steps {
      let changes = try step.changes(in: project)
      #expect(changes == [], "\(step.kind)")
    }
  }

  @Test func `parts that are added one by one equal those added at once`() throws {
    let request = AddRequest(.entity, name: "Order", arguments: ["title:String"])
    let whole = try trips.adding(request)
    var parts = trips
    let model = "Trips/Domain/Models/Order.swift"
    parts.files[model] = whole.files[model]
    for kind in [AddRequest.Kind.repository, .usecase] {
      parts = try parts.adding(AddRequest(kind, name: "Order"))
    }
    parts = try parts.adding(AddRequest(.feature, name: "OrderList"))
      .adding(AddRequest(.screen, name: "OrderDetail"))
    #expect(parts == whole)
  }

  @Test func `features of a paginated entity load it page by page, and its screen asks for one`()
    throws
  {
    let project = try trips.adding(AddRequest(.entity, name: "Order", isPaginated: true))
      .adding(AddRequest(.feature, name: "Archive", entity: "Order"))
      .adding(AddRequest(.screen, name: "OrderDetail"))
    let list = project.string("Trips/UI/Archive/ArchiveViewModel.swift")
    #expect(list.contains("case loadMore"))
    #expect(
      project.string("Trips/UI/OrderDetail/OrderDetailViewModel.swift").contains(
        "useCases.orderUseCase.fetchOrder(id: state.order.id)"))
  }

  @Test func `a module is a package with tests and a layer, which the app uses`() throws {
    let request = AddRequest(.module, name: "Design")
    let project = try trips.adding(request)
    let manifest = project.string("Package.swift")
    let packages = "\"..\"),\n        .package(path: \"Packages/Design\"),\n    ],\n"
    #expect(manifest.contains(packages), "\(manifest)")
    let uses = ".linux])),\n                .product(name: \"Design\", package: \"Design\"),\n"
    #expect(manifest.contains(uses), "\(manifest)")
    #expect(project.files["Packages/Design/Tests/DesignTests/DesignTests.swift"] != nil)
    let second = try project.adding(AddRequest(.module, name: "Tracking"))
    let book = try second.ownBook()
    #expect(Set(book.layers.compactMap(\.module)).isSuperset(of: ["Design", "Tracking"]))
    #expect(try request.changes(in: second) == [])
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a module with the name of a layer of the preset is refused`(layout: ProjectLayout) throws {
    let project = try SampleProject.new(layout)
    // The files of the layer Design of document 003 may be outside of all layers.
    let layers = try project.ownBook().layers.filter { layer in
      (try? TypeName(layer.name, field: "a")) != nil && layer.name != "Design"
    }
    #expect(!layers.isEmpty)
    for layer in layers {
      let rule = "is already the name of a layer of the rule book; choose another name"
      #expect(throws: InputError("module", layer.name, rule)) {
        try AddRequest(.module, name: layer.name).changes(in: project)
      }
    }
  }

  @Test func `adding a module adds its layer to a rule book that still has the old key 'floors'`()
    throws
  {
    var book = RuleBookText(
      path: "strata.json",
      text: #"{"floors": [{"name": "A", "folder": "A", "floors": [], "why": "w"}]}"#)
    try book.addLayer("Design")
    let read = try LayerBook(json: Data(book.text.utf8))
    #expect(read.layers.map(\.name) == ["A", "Design"])
    #expect(read.layers.allSatisfy { $0.layers?.isEmpty == true })
    let text = book.text
    try book.addLayer("Design")
    #expect(book.text == text)
  }

  @Test func `a manifest that computes its targets is a conflict`() {
    let edited = trips.editing("Package.swift") {
      $0.replacing("targets: [", with: "targets: all + [")
    }
    let conflict = EditConflict(
      "Package.swift", line: 15, "the file has no list 'targets: […]'")
    #expect(throws: conflict) { try AddRequest(.module, name: "Design").changes(in: edited) }
  }

  @Test func `a strata.json that is not JSON is reported and left as it is`() {
    let edited = trips.editing("strata.json") { $0.replacing("}", with: "]") }
    #expect(throws: EditConflict("strata.json", line: 3, "this is not a rule book in JSON")) {
      try AddRequest(.module, name: "Design").changes(in: edited)
    }
  }

  @Test(.mission("T-144")) func `adding a feature changes no existing feature`() throws {
    let project = try trips.adding(AddRequest(.entity, name: "Order"))
    let changes = try AddRequest(.entity, name: "Customer").changes(in: project)
    let edited = changes.filter { $0.before != nil }.map(\.path)
    #expect(
      edited == [
        "Trips/DIContainer.swift", "Trips/Resources/Localizable+Symbols.swift",
        "Trips/Resources/Localizable.xcstrings", "Trips/TripsApp.swift",
      ])
    let screens = changes.map(\.path).filter { $0.hasPrefix("Trips/UI/") }
    #expect(screens.allSatisfy { $0.contains("/Customer") } && !screens.isEmpty)
    let container = changes.first { $0.path == "Trips/DIContainer.swift" }?.after ?? Data()
    #expect(
      String(decoding: container, as: UTF8.self).contains(
        "HasItemUseCase & HasOrderUseCase & HasCustomerUseCase\n"))
  }

  @Test(arguments: [
    AddRequest(.screen, name: "OrderList"),
    AddRequest(.screen, name: "OrderDetail", entity: "Item"),
    AddRequest(.feature, name: "OrderArchive", entity: "Item"),
    AddRequest(.feature, name: "OrderDetail"),
  ])
  func `a name that another view already has is refused`(request: AddRequest) throws {
    let there = try all()
    let name = request.name
    let path = "Trips/UI/\(name)/\(name)View.swift"
    #expect {
      try request.changes(in: there)
    } throws: { error in
      let text = (error as? EditConflict)?.text ?? ""
      return text.hasPrefix(path)
        && text.hasSuffix(
          "\(name)View already exists here and shows another entity; choose another name")
    }
  }

  @Test func `a different text for an existing string key is refused with both texts`() throws {
    let key = "Common.Save.label"
    let saved = try trips.adding(AddRequest(.string, name: key, arguments: ["Save \"all\""]))
    let catalog = saved.string("Trips/Resources/Localizable.xcstrings").split(separator: "\n")
    #expect {
      try AddRequest(.string, name: key, arguments: ["Keep"]).changes(in: saved)
    } throws: { error in
      let text = (error as? EditConflict)?.text ?? ""
      let line = text.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 0
      return text.hasSuffix("\(key) already has another text, 'Save \"all\"'; choose another key")
        && line > 0
        && line <= catalog.count
    }
    let again = AddRequest(.string, name: key, arguments: ["Save \"all\""])
    #expect(try again.changes(in: saved) == [])
    #expect(try AddRequest(.string, name: key).changes(in: saved) == [])
  }

  @Test func `adding a string writes it to the string catalog and to the generated symbols`() throws
  {
    let request = AddRequest(.string, name: "Common.SaveAll.label")
    let project = try trips.adding(request)
    #expect(project.string("Trips/Resources/Localizable.xcstrings").contains("\"Save all\""))
    #expect(
      project.string("Trips/Resources/Localizable+Symbols.swift").contains(
        "static var commonSaveAllLabel: Self { .init(\"Common.SaveAll.label\","))
  }

  // MARK: What cannot be

  @Test(arguments: [
    (
      AddRequest.Kind.repository, "entity",
      "has no model in this project; 'strata add entity' creates it"
    ),
    (.usecase, "entity", "has no model in this project; 'strata add entity' creates it"),
    (.endpoint, "entity", "has no model in this project; 'strata add entity' creates it"),
    (.feature, "name", "does not begin with the name of an entity; choose one with --entity"),
    (.screen, "name", "does not begin with the name of an entity; choose one with --entity"),
  ])
  func `a part without its prerequisites is refused`(
    kind: AddRequest.Kind, field: String, rule: String
  ) {
    #expect(throws: InputError(field, "Order", rule)) {
      try AddRequest(kind, name: "Order").changes(in: trips)
    }
  }

  @Test func `a use case without its repository gets a hint`() throws {
    let model = try trips.adding(AddRequest(.entity, name: "Order"))
    var alone = trips
    let path = "Trips/Domain/Models/Order.swift"
    alone.files[path] = model.files[path]
    let rule = "has no OrderRepository; 'strata add repository Order' creates it"
    #expect(throws: InputError("entity", "Order", rule)) {
      try AddRequest(.usecase, name: "Order").changes(in: alone)
    }
  }

  @Test func `adding a paginated entity is a conflict if its repository is not paginated`() throws {
    let once = try trips.adding(AddRequest(.entity, name: "Order"))
    let path = "Trips/Data/Repositories/OrderRepository.swift"
    #expect(
      throws: EditConflict(
        path, line: 3,
        "OrderRepository exists but does not load page by page; add without --paginated, or edit it"
      )
    ) {
      try AddRequest(.entity, name: "Order", isPaginated: true).changes(in: once)
    }
    #expect(
      throws: EditConflict(
        path, line: 3,
        "OrderRepository exists but has no local storage; add without --sources, or edit it")
    ) {
      try AddRequest(.entity, name: "Order", keepsLocally: true).changes(in: once)
    }
  }

  @Test func `a model with a type that JSON cannot express is a conflict`() throws {
    let path = "Trips/Domain/Models/Order.swift"
    let edited = try trips.adding(AddRequest(.entity, name: "Order")).editing(path) {
      $0.replacing("let name: String\n", with: "let name: String\n    let total: (Int, Int)\n")
    }
    let reason = "'total' has the type (Int,Int), which strata cannot generate JSON for"
    #expect(throws: EditConflict(path, line: 6, reason)) {
      try AddRequest(.endpoint, name: "Order").changes(in: edited)
    }
  }

  @Test(arguments: ["Save", "common.save", "A..b", "A.b.ç", "A.b.c.d", "../A.b.c", "1.b.c"])
  func `a string key that is not three words separated by dots is refused`(key: String) {
    #expect(throws: InputError.self) {
      try AddRequest(.string, name: key).changes(in: trips)
    }
  }
}
