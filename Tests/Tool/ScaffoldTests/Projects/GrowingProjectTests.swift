import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of additions to projects by the documents that divide by features.
@Suite struct GrowingProjectTests {
  static let layouts = [ProjectLayout.layers, .featureFirst]
  /// The layouts that accept the same requests: document 004 has packages instead of features.
  static let all = layouts + [.modules]
  static let names = ["Trips", "AbcdefghijAbcdefghijAbcdefghij"]
  private let requests = AddRequest.oneOfEach

  /// Returns the requests for a layout: features of document 000 do not know each other, and
  /// neither do use cases of document 004.
  private func requests(_ layout: ProjectLayout) -> [AddRequest] {
    var requests = requests
    if !layout.hasRelations { requests[1].arguments.removeLast(2) }
    return requests
  }

  private func project(_ layout: ProjectLayout, _ name: String = "Trips") throws -> ProjectSnapshot
  {
    try name == "Trips" ? SampleProject.new(layout) : ProjectSnapshot(new: layout, name)
  }

  @Test(arguments: all, names)
  func `a modules project with one part of each kind satisfies every rule of the preset`(
    layout: ProjectLayout, name: String
  ) throws {
    let grown = try requests(layout).reduce(project(layout, name)) { try $0.adding($1) }
    let foundGrown = try grown.violations()
    #expect(foundGrown == [])
    grown.expectSoundSources()
  }

  @Test(arguments: all)
  func `adding the same again changes nothing`(layout: ProjectLayout) throws {
    let once = try requests(layout).reduce(project(layout)) { try $0.adding($1) }
    #expect(try requests(layout).reduce(once) { try $0.adding($1) } == once)
  }

  @Test(arguments: layouts)
  func `adding an entity adds it to the container and keeps manual edits there`(
    layout: ProjectLayout
  ) throws {
    let path = "Trips/App/AppContainer.swift"
    let new = try project(layout).editing(path) { $0 + "\n// The end.\n" }
    let text = try new.adding(requests[0]).string(path)
    #expect(text.contains("make") && text.contains("Customer"))
    #expect(text.hasSuffix("\n// The end.\n"))
  }

  @Test func `adding part by part equals adding at once`() throws {
    let start = try project(.modules)
    let whole = try start.adding(requests[0])
    let parts: [AddRequest] = [
      AddRequest(.repository, name: "Customer"), AddRequest(.usecase, name: "Customer"),
      AddRequest(.feature, name: "CustomerList"),
    ]
    var model = start
    for (path, data) in whole.files
    where path.hasPrefix("UseCase/Sources/UseCase/CustomerUseCase/")
      && !path.hasSuffix("/UseCase/CustomerUseCase.swift")
    { model.files[path] = data }
    let grown = try parts.reduce(model) { try $0.adding($1) }
    for (path, data) in grown.files where !path.hasPrefix("Trips/Resources/") {
      #expect(whole.files[path] == data, "\(path)")
    }
    #expect(grown.files.keys.sorted() == whole.files.keys.sorted())
  }

  @Test func `adding an entity and endpoint adds routes, and registers repository and use case`()
    throws
  {
    let project = try project(.modules).adding(requests[0])
      .adding(AddRequest(.endpoint, name: "Customer"))
    let routes = project.string("CoreAPI/Sources/CoreAPI/TripsEndpoint.swift")
    #expect(routes.contains("    case customers(page: Int)\n    case customer(id: String)\n"))
    #expect(routes.contains("        case .customer(let id): \"/customers/\\(id)\"\n"))
    for file in [
      "Trips/App/AppComposition.swift", "DevPreview/Sources/DevPreview/DevPreview.swift",
    ] {
      let text = project.string(file)
      #expect(
        text.contains("container.register(CustomerRepositoryProtocol.self, customerRepository)"))
      #expect(text.contains("container.register(CustomerUseCaseProtocol.self,"), "\(file)")
    }
    for folder in ["CustomerListView", "CustomerDetailsView"] {
      #expect(project.string("Package.swift").contains(".package(path: \"\(folder)\")"))
      #expect(
        project.string("Package.swift").contains(
          ".product(name: \"Trips\(folder)\", package: \"\(folder)\")"))
      #expect(
        project.string("Trips.xcworkspace/contents.xcworkspacedata").contains("group:\(folder)\""))
      #expect(
        project.string("Trips.xcodeproj/project.pbxproj").contains("relativePath = \(folder);"))
      #expect(project.string("\(folder)/Package.swift").contains("path: \"../../strata\""))
    }
  }

  @Test func `adding an endpoint is refused with the line if the routes have no switch`() throws {
    let routes = "CoreAPI/Sources/CoreAPI/TripsEndpoint.swift"
    let edited = try project(.modules).editing(routes) {
      $0.replacing(
        "        switch self {\n        case .items: \"/items\"\n        }",
        with: "        \"/items\"")
    }
    #expect(
      throws: EditConflict(
        routes, line: 13, "'path' needs a 'switch' to which strata can add the case '.customers'")
    ) { try edited.adding(requests[0]) }
  }

  @Test func `the use case and endpoint of an entity are added to the folder of its feature`()
    throws
  {
    let project = try project(.layers).adding(requests[0])
    let more = try project.adding(AddRequest(.endpoint, name: "Customer"))
    let feature = "Trips/Features/CustomerList"
    #expect(project.files["\(feature)/Domain/Models/Customer.swift"] != nil)
    #expect(project.files["\(feature)/Domain/UseCases/FetchCustomersUseCase.swift"] != nil)
    #expect(more.files["\(feature)/Data/Networking/CustomerEndpoint.swift"] != nil)
  }

  @Test func `adding a use case is refused in feature-first`() throws {
    let project = try project(.featureFirst)
    #expect(throws: InputError("kind", "usecase", "is not available in the preset feature-first")) {
      try project.adding(AddRequest(.usecase, name: "Item"))
    }
  }

  @Test(
    arguments: [ProjectLayout.featureFirst, .modules],
    [("by:Item", "byId:UUID?"), ("by:Item?", "byId:UUID?"), ("by:[Item]", "byIds:[UUID]")])
  func `a field with an entity is refused where features know no other, and its identifier works`(
    layout: ProjectLayout, field: (refused: String, instead: String)
  ) throws {
    let project = try project(layout)
    let refused = InputError(
      "field", field.refused,
      "has the entity Item as its type, which the preset \(layout.rawValue) does not support, "
        + "because the parts of an entity know no other there; use its identifier instead: "
        + field.instead)
    #expect(throws: refused) { try project.adding(Self.order(field.refused)) }
    #expect(throws: Never.self) { try project.adding(Self.order(field.instead)) }
  }

  @Test(arguments: [ProjectLayout.featureFirst, .modules])
  func `a type that is no entity is not called one where features know no other`(
    layout: ProjectLayout
  ) throws {
    let unknown = InputError(
      "field", "total:Money",
      "has a type that is neither one of \(FieldType.plainNames) nor an entity of this project")
    #expect(throws: unknown) { try project(layout).adding(Self.order("total:Money")) }
  }

  private static func order(_ field: String) -> AddRequest {
    AddRequest(.entity, name: "Order", arguments: ["name:String", field])
  }
}
