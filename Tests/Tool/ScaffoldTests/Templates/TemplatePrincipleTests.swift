import Foundation
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules
import StrataSwiftEdits
import SwiftUI
import Testing

@testable import MyApp
@testable import StrataScaffold

/// Tests of document 001's principles, by the syntax trees of a generated project.
@Suite struct TemplatePrincipleTests {
  private let project: ProjectSnapshot
  private let types: [(path: String, type: DeclaredType)]

  init() throws {
    let order = AddRequest(
      .entity, name: "Order", arguments: ["title:String", "status:open|closed"])
    let project = try SampleProject.trips.adding(order).adding(
      AddRequest(.screen, name: "OrderDetail"))
    types = try project.files.keys.sorted().filter { $0.hasSuffix(".swift") }.flatMap { path in
      let text = String(decoding: project.files[path] ?? Data(), as: UTF8.self)
      return try SwiftSource(path: path, text: text).types.map { (path, $0) }
    }
    self.project = project
  }

  private func types(in folder: String) -> [DeclaredType] {
    types.filter { $0.path.hasPrefix("Trips/\(folder)/") }.map(\.type)
  }

  /// Returns the words of a folder's files, without doc comments.
  private func words(of folder: String) -> Set<String> {
    let texts = project.files.filter {
      $0.key.hasPrefix("Trips/\(folder)/") && $0.key.hasSuffix(".swift")
    }
    let lines = texts.values.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    let code = lines.filter { !$0.contains("///") }.joined(separator: " ")
    return Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private func names(in folder: String) -> Set<String> { Set(types(in: folder).map(\.name)) }

  @Test(.mission("T-02")) func `every view model takes actions and has an equatable state`() {
    let models = types(in: "UI").filter { $0.name.hasSuffix("ViewModel") }
    #expect(
      models.map(\.name).sorted() == [
        "ItemListViewModel", "OrderDetailViewModel", "OrderFormViewModel", "OrderListViewModel",
      ])
    for model in models {
      #expect(model.types.contains { $0.name == "Action" && $0.kind == "enum" })
      #expect(model.types.contains { $0.name == "State" && $0.inherits == ["Equatable"] })
      let functions = model.functions.filter { $0.name == "send" }
      #expect(functions.map(\.labels) == [["_"]])
    }
  }

  @Test(.mission("T-03", "T-15"))
  func `generated screens use Domain types, and Domain uses Data types, never the reverse`() {
    #expect(!words(of: "UI").isDisjoint(with: names(in: "Domain")))
    #expect(words(of: "UI").isDisjoint(with: names(in: "Data")))
    #expect(!words(of: "Domain").isDisjoint(with: names(in: "Data")))
    #expect(words(of: "Domain").isDisjoint(with: names(in: "UI")))
    #expect(words(of: "Data").isDisjoint(with: names(in: "UI")))
    #expect(words(of: "Data").isDisjoint(with: ["DefaultItemUseCase", "ItemUseCase", "SwiftUI"]))
  }

  @Test(.mission("T-04", "T-143"))
  func `every component has a protocol and a mock`() {
    let protocols = types.map(\.type).filter { $0.kind == "protocol" }.map(\.name)
    let mocks = types(in: "Mocks").filter { $0.kind == "struct" || $0.kind == "actor" }
    for name in [
      "ItemUseCase", "OrderUseCase", "ItemRepository", "OrderRepository", "NetworkSession",
    ] {
      #expect(protocols.contains(name))
      #expect(mocks.contains { $0.inherits == [name] && $0.name == "Mock\(name)" }, "\(name)")
    }
    for type in types(in: "Domain/UseCases") + types(in: "Data/Repositories")
    where type.kind == "struct" {
      #expect(
        type.inherits.allSatisfy(protocols.contains) && !type.inherits.isEmpty, "\(type.name)")
    }
  }

  @Test(.mission("T-85"))
  func `a use case serves one entity and depends only on a repository protocol`() {
    let functions = [
      "ItemUseCase": ["fetchItems"],
      "OrderUseCase": ["fetchOrders", "fetchOrder", "saveOrder", "deleteOrder"],
    ]
    for type in types(in: "Domain/UseCases") {
      if type.kind == "protocol", !type.name.hasPrefix("Has") {
        #expect(type.functions.map(\.name) == functions[type.name], "\(type.name)")
      }
      if type.kind == "struct" {
        #expect(
          type.properties.map(\.type) == [
            type.name.replacing("Default", with: "").replacing("UseCase", with: "Repository")
          ])
      }
    }
    #expect(types(in: "Domain/UseCases").count == 6)
  }

  @MainActor
  @Test(.mission("T-63")) func `a preview shows a view with a configured mock`() async {
    let container = MyApp.DIContainer.mock(
      mockEmployeeUseCase: MockEmployeeUseCase(delay: 2, employees: .fixtures, throwError: false))
    let view = EmployeeListView(viewModel: .init(useCases: container))
    #expect(view.viewModel.state == .init())
    let mock = container.employeeUseCase as? MockEmployeeUseCase
    #expect(mock?.delay == 2 && mock?.employees == .fixtures && mock?.throwError == false)
  }

  @Test(.mission("T-92")) func `every generated test suite runs on the main actor`() {
    let tests = project.files.filter { $0.key.hasPrefix("TripsTests/") }
    #expect(tests.count == 11)
    for (path, data) in tests {
      let text = String(decoding: data, as: UTF8.self)
      let structs = text.components(separatedBy: "\nstruct ").count - 1
      #expect(structs == 1 && text.contains("\n@MainActor\nstruct "), "\(path)")
    }
  }

  @Test(.mission("T-125")) func `only view models are isolated to the main actor`() {
    let settings = SampleProject.trips.string("Trips.xcodeproj/project.pbxproj")
    #expect(settings.contains("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;"))
    for (path, data) in project.files where path.hasSuffix(".swift") && path.hasPrefix("Trips/") {
      let isBound = String(decoding: data, as: UTF8.self).contains("\n@MainActor")
      #expect(isBound == path.hasSuffix("ViewModel.swift"), "\(path)")
    }
  }

  @Test(.mission("T-142")) func `the template preset has a rule for each of ten practices`() throws
  {
    let book = try LayerBook(
      json: Data("{\"preset\": \"template\"}".utf8), file: "strata.json", presets: Preset.shelf)
    let practices = [
      "domain-without-ui-frameworks", "use-case-default", "step-tests-domain", "fixtures-in-debug",
      "mocks-in-main-target", "view-models-mvi", "view-models-observed", "no-completion-handlers",
      "previews", "typed-words",
    ]
    #expect(practices.count == 10 && Set(practices).isSubset(of: book.rules.map(\.id)))
  }

  @Test(.mission("T-145"))
  func `a file is named after its type and declares at most three types`() {
    let swift = types.filter { !$0.path.hasPrefix("Package") }
    for (path, own) in Dictionary(grouping: swift, by: \.path) {
      let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
      #expect(own.contains { $0.type.name == name }, "\(path)")
      #expect(own.count <= 3, "\(path)")
    }
  }

  @Test(.mission("T-146"))
  func `the template uses Observation, Swift Testing and async functions`() {
    for path in project.files.keys where path.hasSuffix("ViewModel.swift") {
      #expect(project.string(path).contains("@Observable\n@MainActor\nclass "), "\(path)")
    }
    for path in project.files.keys where path.hasPrefix("TripsTests/") {
      #expect(project.string(path).contains("import Testing\n"), "\(path)")
    }
    #expect(project.string("Trips/Domain/UseCases/OrderUseCase.swift").contains("async throws ->"))
    #expect(
      project.string("Trips/Data/Networking/NetworkSession.swift").contains(
        "extension URLSession: NetworkSession {"))
  }
}
