import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

@Suite struct RemoveTests {
  private func start(_ layout: ProjectLayout) throws -> ProjectSnapshot {
    try SampleProject.new(layout, with: "Customer")
  }

  @Test(arguments: ProjectLayout.allCases)
  func `adding and removing an entity leaves the project as it was`(
    layout: ProjectLayout
  ) throws {
    let start = try start(layout)
    let grown = try SampleProject.grown(layout, by: "Order")
    let rest = try grown.removing("Order")
    #expect(rest.differences(to: start) == [])
  }

  @Test(arguments: [ProjectLayout.dashboard, .modules], [AddRequest.Kind.screen, .feature])
  func `adding and removing a screen or feature leaves the project as it was`(
    layout: ProjectLayout, kind: AddRequest.Kind
  ) throws {
    let start = try start(layout)
    let grown = try start.adding(AddRequest(kind, name: "CustomerOld"))
    #expect(grown != start)
    #expect(try grown.removing("CustomerOld").differences(to: start) == [])
  }

  @Test func `removing an entity also removes its local repository and pagination`() throws {
    let start = try start(.strata)
    let request = AddRequest(.entity, name: "Order", keepsLocally: true, isPaginated: true)
    let rest = try start.adding(request).removing("Order")
    // The storage may be used by another entity.
    #expect(rest.differences(to: start).filter { !$0.contains("Storage") } == [])
  }

  @Test func `code that still uses the entity is refused with its line, and nothing is planned`()
    throws
  {
    var project = try start(.template)
    project.files["Trips/UI/Report.swift"] = Data(
      "\nstruct Report {\n    let customers: [Customer]\n}\n".utf8)
    #expect(
      throws: EditConflict(
        "Trips/UI/Report.swift", line: 3, "'Customer' is still used here; remove this use first")
    ) { try RemoveRequest("Customer").plan(in: project) }
  }

  @Test func `a file that a person put into a folder of the entity stays, if it does not use it`()
    throws
  {
    let path = "Trips/Presentation/CustomerList/Footer.swift"
    let code = "struct Footer {}\n"
    let start = try start(.strata)
    let rest = try start.editing(path) { _ in code }.removing("Customer")
    #expect(rest.string(path) == code)
    #expect(!rest.files.keys.contains { $0.hasSuffix("/CustomerListView.swift") })
    let using = start.editing(path) { _ in "struct Footer {\n    let all: [Customer]\n}\n" }
    #expect(
      throws: EditConflict(
        path, line: 2, "'Customer' is still used here; remove this use first")
    ) { try RemoveRequest("Customer").plan(in: using) }
  }

  @Test(arguments: ["NOTES.md", "sample.json", "Localizable.xcstrings"])
  func `a file of another kind in a folder of the entity stays as it is`(name: String) throws {
    let path = "Trips/Presentation/CustomerList/\(name)"
    let text = "{ \"strings\" : { \"CustomerList.Own.title\" : {} } }\n"
    let rest = try start(.strata).editing(path) { _ in text }.removing("Customer")
    #expect(rest.string(path) == text)
    #expect(!rest.files.keys.contains { $0.hasSuffix("/fetchCustomersSuccess.json") })
  }

  @Test(arguments: [
    "struct Footer {\n    var customers = 0\n}\n",
    "struct Footer {\n    func show(customer: Int) {}\n}\n",
  ])
  func `a word that means something else in a person's file of the entity's folder stays`(
    code: String
  ) throws {
    let path = "Trips/Presentation/CustomerList/Footer.swift"
    let rest = try start(.strata).editing(path) { _ in code }.removing("Customer")
    #expect(rest.string(path) == code)
  }

  @Test func `a declaration in a person's file with the name of a removed one is refused`() throws {
    let path = "Trips/Presentation/CustomerList/Footer.swift"
    let project = try start(.strata).editing(path) { _ in
      "extension Footer {\n    var has: Bool { true }\n    var customerUseCase: Int { 1 }\n}\n"
    }
    #expect(
      throws: EditConflict(
        path, line: 3, "'customerUseCase' is still used here; remove this use first")
    ) { try RemoveRequest("Customer").plan(in: project) }
  }

  @Test func `removing an entity that another entity contains is refused`() throws {
    let project = try start(.template).adding(
      AddRequest(.entity, name: "Order", arguments: ["title:String", "by:Customer"]))
    let error = #expect(throws: EditConflict.self) {
      try RemoveRequest("Customer").plan(in: project)
    }
    #expect(error?.path.contains("Order") == true)
  }

  @Test func `removing the only screen of an app is refused`() throws {
    let project = try SampleProject.new(.template)
    #expect(throws: EditConflict.self) { try RemoveRequest("Item").plan(in: project) }
  }

  @Test(arguments: ProjectLayout.allCases)
  func `an entity beside a person's model with the name of its screen can be removed`(
    layout: ProjectLayout
  ) throws {
    let start = try SampleProject.new(layout, with: "Customer")
    let model = layout.model(of: TypeName(known: "CustomerDetail"))
    let folder = try #require(
      start.files.keys.first { layout.holdsModels($0, app: "Trips") && $0.contains("/Item") })
    let path = folder.split(separator: "/").dropLast().joined(separator: "/") + "/\(model).swift"
    let code = "struct \(model) {\n    var customerDetail: String\n}\n"
    let rest = try start.editing(path) { _ in code }.removing("Customer")
    #expect(rest.string(path) == code)
    let others = rest.differences(to: try start.removing("Customer"))
    #expect(others == [path], "\(others)")
  }

  @Test func `an entity beside a person's model with a screen of its own is not removed`() throws {
    let (model, view) = ("Trips/Domain/Models/OrderDetail.swift", "Trips/Presentation/OrderDetail")
    let generated = try SampleProject.new(.strata, with: "Order").removing("OrderDetail")
    let project =
      generated
      .editing(model) { _ in "struct OrderDetail {\n    var text: String\n}\n" }
      .editing("\(view)/OrderDetailView.swift") { _ in "struct OrderDetailView {}\n" }
      .editing("\(view)/OrderDetailViewModel.swift") { _ in "final class OrderDetailViewModel {}\n"
      }
    let error = #expect(throws: InputError.self) { try RemoveRequest("Order").plan(in: project) }
    #expect(error?.text.contains("cannot be told apart from the entity OrderDetail") == true)
    // The record has no such view, either.
    #expect(throws: InputError.self) {
      try RemoveRequest("Order", generated: generated).plan(in: project)
    }
  }

  @Test(arguments: [true, false])
  func `a generated screen is removed with its entity beside a person's model of its name`(
    isEdited: Bool
  ) throws {
    let model = "Trips/Domain/Models/OrderDetail.swift"
    let code = "struct OrderDetail {\n    var text: String\n}\n"
    let generated = try SampleProject.new(.strata, with: "Order")
      .adding(AddRequest(.screen, name: "OrderDetail"))
    let view = try #require(
      generated.files.keys.first { $0.hasSuffix("/OrderDetailView.swift") })
    let project = generated.editing(model) { _ in code }
      .editing(view) { isEdited ? $0 + "// Mine.\n" : $0 }
    let request = RemoveRequest("Order", generated: isEdited ? generated : nil)
    let rest = project.applying(try request.plan(in: project).changes)
    #expect(rest.string(model) == code)
    #expect(rest.files[view] == nil)
  }

  @Test func `an entity whose repository has another name is not a person's model`() throws {
    let project = try SampleProject.new(.template, with: "OrderDetail")
      .editing("Trips/Domain/Models/Order.swift") { _ in "struct Order {\n    var id: Int\n}\n" }
    let repository = try #require(
      project.files.keys.first { $0.hasSuffix("/OrderDetailRepository.swift") })
    var renamed = project.editing(repository.replacing("Repository.", with: "Store.")) { _ in
      project.string(repository)
    }
    renamed.files[repository] = nil
    #expect(throws: InputError.self) { try RemoveRequest("Order").plan(in: renamed) }
  }

  @Test func `removing an entity keeps manual edits of other lines`() throws {
    let container = "Trips/DIContainer.swift"
    let start = try start(.template).editing(container) { $0 + "\n// The end.\n" }
    let rest = try start.adding(AddRequest(.entity, name: "Order")).removing("Order")
    #expect(rest.string(container) == start.string(container))
  }

  @Test func `removing an unknown name is refused`() throws {
    let project = try start(.template)
    #expect(throws: InputError.self) { try RemoveRequest("Missing").plan(in: project) }
  }
}

extension ProjectSnapshot {
  /// Returns the project after an entity or a feature was removed.
  func removing(_ name: String) throws -> ProjectSnapshot {
    applying(try RemoveRequest(name).plan(in: self).changes)
  }

  /// Returns the files that two projects do not have alike.
  func differences(to other: ProjectSnapshot) -> [String] {
    Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
  }
}
