extension PresetProject {
  static let template = PresetProject(
    preset: "template", kept: templateFiles, slips: templateLayers + templateTypes + templateRest)

  private static let templateFiles = [
    "MyApp/MyAppApp.swift": "import SwiftUI\n@main\nstruct MyAppApp: App {}\n",
    "MyApp/DIContainer.swift":
      "typealias AllUseCases = HasEmployeeUseCase\nstruct DIContainer: AllUseCases {\n  var employeeUseCase: EmployeeUseCase\n}\n",
    "MyApp/Domain/Models/Employee.swift":
      "import Foundation\nstruct Employee: Identifiable, Equatable {\n  let id: UUID\n}\n#if DEBUG\nextension Employee {\n  static func fixture() -> Self { Employee(id: UUID()) }\n}\n#endif\n",
    "MyApp/Domain/UseCases/EmployeeUseCase.swift":
      "protocol HasEmployeeUseCase {\n  var employeeUseCase: EmployeeUseCase { get }\n}\nprotocol EmployeeUseCase {\n  func fetch() async throws -> [Employee]\n}\nstruct DefaultEmployeeUseCase: EmployeeUseCase {\n  var repository: EmployeeRepository\n}\n",
    "MyApp/Data/Repositories/EmployeeRepository.swift":
      "import Foundation\nprotocol EmployeeRepository {\n  func fetch() async throws -> [Employee]\n}\nstruct DefaultEmployeeRepository: EmployeeRepository {\n  let session: NetworkSession\n  func decoder() -> JSONDecoder {\n    let decoder = JSONDecoder()\n    decoder.keyDecodingStrategy = .convertFromSnakeCase\n    return decoder\n  }\n}\n",
    "MyApp/Data/Models/EmployeesJSON.swift":
      "struct EmployeesJSON: Codable {\n  var employees: [EmployeeJSON]\n  struct EmployeeJSON: Codable {}\n  func toEmployees() -> [Employee] { [] }\n}\n",
    "MyApp/Data/Networking/NetworkSession.swift":
      "import Foundation\nprotocol NetworkSession {}\nextension URLSession: NetworkSession {}\n",
    "MyApp/UI/EmployeeList/EmployeeListView.swift":
      "import SwiftUI\nstruct EmployeeListView: View {\n  var body: some View { Text(.employeeListTitle) }\n}\n#Preview(\"Loaded\") { EmployeeListView() }\n#Preview(\"Empty\") { EmployeeListView() }\n",
    "MyApp/UI/EmployeeList/EmployeeListViewModel.swift":
      "import Observation\n@Observable @MainActor\nfinal class EmployeeListViewModel {\n  enum Action { case onAppear, retry }\n  struct State: Equatable { var employees: [Employee] = [] }\n  typealias UseCases = HasEmployeeUseCase\n  func send(_ action: Action) async {}\n}\n",
    "MyApp/UI/Shared/LoadingModifier.swift":
      "import SwiftUI\nstruct LoadingModifier: ViewModifier {}\n",
    "MyApp/Mocks/MockEmployeeUseCase.swift":
      "#if DEBUG\nstruct MockEmployeeUseCase: EmployeeUseCase {}\n#endif\n",
    "MyApp/Mocks/MockEmployeeRepository.swift":
      "#if DEBUG\nstruct MockEmployeeRepository: EmployeeRepository {}\n#endif\n",
    "MyApp/Mocks/Responses/fetchEmployeesSuccess.json": "{}",
    "MyApp/Resources/Assets.xcassets/Contents.json": "{}",
    "MyApp/Resources/Localizable.xcstrings":
      "{\n  \"strings\": {\n    \"Common.Retry.label\": {}\n  }\n}",
    "MyAppTests/Domain/UseCases/EmployeeUseCaseTests.swift":
      "import Testing\n@MainActor\nstruct EmployeeUseCaseTests {}\n",
    "MyAppTests/Data/Repositories/EmployeeRepositoryTests.swift":
      "import Testing\n@MainActor\nstruct EmployeeRepositoryTests {}\n",
    "MyAppTests/UI/EmployeeList/EmployeeListViewModelTests.swift":
      "import Testing\n@MainActor\nstruct EmployeeListViewModelTests {}\n",
    project: """
    {objects = {C = {isa = XCBuildConfiguration; buildSettings = {
      PRODUCT_BUNDLE_IDENTIFIER = com.acme.MyApp; SWIFT_APPROACHABLE_CONCURRENCY = YES;
      SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated; SWIFT_STRICT_CONCURRENCY = complete;
      ENABLE_PREVIEWS = YES; GENERATE_INFOPLIST_FILE = YES; STRING_CATALOG_GENERATE_SYMBOLS = YES;
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]" = YES;
    };};};}
    """,
  ]

  private static let project = "MyApp.xcodeproj/project.pbxproj"
  private static let model = "MyApp/Domain/Models/Employee.swift"
  private static let useCase = "MyApp/Domain/UseCases/EmployeeUseCase.swift"
  private static let repository = "MyApp/Data/Repositories/EmployeeRepository.swift"
  private static let json = "MyApp/Data/Models/EmployeesJSON.swift"
  private static let view = "MyApp/UI/EmployeeList/EmployeeListView.swift"
  private static let viewModel = "MyApp/UI/EmployeeList/EmployeeListViewModel.swift"
  private static let mock = "MyApp/Mocks/MockEmployeeUseCase.swift"
  private static let test = "MyAppTests/Domain/UseCases/EmployeeUseCaseTests.swift"

  private static let templateLayers: [Slip] = [
    .init(
      "constructor-injection", "\(viewModel):7",
      change: .edit(viewModel, "async {}", "async { _ = Store.shared }")),
    .init(
      "domain-frameworks", "\(model):1",
      change: .edit(model, "import Foundation", "import CoreData")),
    .init(
      "domain-folders", "MyApp/Domain/Helper.swift", change: .put("MyApp/Domain/Helper.swift", "")),
    .init(
      "data-folders", "MyApp/Data/Store/Helper.swift",
      change: .put("MyApp/Data/Store/Helper.swift", "")),
    .init(
      "ui-folders", "MyApp/UI/EmployeeList/Helper.swift",
      change: .put("MyApp/UI/EmployeeList/Helper.swift", "")),
    .init("mocks-folder", "MyApp/Mocks/Fake.swift", change: .put("MyApp/Mocks/Fake.swift", "")),
    .init(
      "resources-folder", "**/Resources/Localizable.xcstrings",
      change: .drop("MyApp/Resources/Localizable.xcstrings")),
    .init(
      "tests-mirror", "MyAppTests/EmployeeTests.swift",
      change: .put("MyAppTests/EmployeeTests.swift", "")),
    .init(
      "domain-knows-no-ui", "\(useCase):8",
      change: .edit(
        useCase, "var repository: EmployeeRepository",
        "var repository: EmployeeRepository; var owner: EmployeeListViewModel?")),
    .init(
      "data-knows-no-ui", "\(repository):6",
      change: .edit(
        repository, "let session: NetworkSession",
        "let session: NetworkSession; let view: EmployeeListView")),
    .init(
      "domain-models-are-structs", "MyApp/Domain/Models/Team.swift:1",
      change: .put("MyApp/Domain/Models/Team.swift", "final class Team {}")),
    .init("domain-models-identifiable", "\(model):2", change: .edit(model, "Identifiable, ", "")),
    .init(
      "domain-without-ui-frameworks", "\(model):1",
      change: .edit(model, "import Foundation", "@_exported import SwiftUI")),
    .init(
      "session-behind-protocol", "\(repository):6",
      change: .edit(repository, "NetworkSession\n", "URLSession\n")),
    .init(
      "mocks-in-main-target", "MyAppTests/UI/MockThing.swift",
      change: .put("MyAppTests/UI/MockThing.swift", "")),
  ]

  private static let templateTypes: [Slip] = [
    .init("fixtures-in-debug", "\(model):7", change: .edit(model, "#if DEBUG", "#if os(iOS)")),
    .init("fixtures", "\(model):2", change: .edit(model, "fixture()", "sample()")),
    .init(
      "use-case-default", "\(useCase):4",
      change: .edit(useCase, "struct DefaultEmployeeUseCase", "struct RealEmployeeUseCase")),
    .init("use-case-async", "\(useCase):4", change: .edit(useCase, "async throws", "throws")),
    .init(
      "use-case-has", "\(useCase):4",
      change: .edit(useCase, "protocol HasEmployeeUseCase", "protocol WithEmployees")),
    .init(
      "has-property", "\(useCase):1",
      change: .edit(useCase, "var employeeUseCase: EmployeeUseCase", "var employees: [Employee]")),
    .init(
      "default-use-case", "\(useCase):7",
      change: .edit(useCase, "DefaultEmployeeUseCase: EmployeeUseCase", "DefaultEmployeeUseCase")),
    .init(
      "default-use-case-repository", "\(useCase):7",
      change: .edit(useCase, "var repository: EmployeeRepository", "")),
    .init(
      "repository-default", "\(repository):2",
      change: .edit(
        repository, "struct DefaultEmployeeRepository: EmployeeRepository {",
        "struct Remote: EmployeeRepository {")),
    .init(
      "repositories-conform", "\(repository):5",
      change: .edit(
        repository, "DefaultEmployeeRepository: EmployeeRepository", "DefaultEmployeeRepository")),
    .init(
      "data-models-codable", "\(json):1",
      change: .edit(json, "EmployeesJSON: Codable", "EmployeesJSON: Sendable")),
    .init("data-models-map", "\(json):1", change: .edit(json, "toEmployees", "employees")),
    .init(
      "snake-case-decoder", "\(repository):8",
      change: .edit(repository, ".convertFromSnakeCase", ".useDefaultKeys")),
    .init("view-models-observed", "\(viewModel):3", change: .edit(viewModel, "@MainActor", "")),
    .init(
      "view-models-observed", "\(viewModel):3", change: .edit(viewModel, "@Observable ", "")),
    .init(
      "view-models-mvi", "\(viewModel):3",
      change: .edit(viewModel, "enum Action {", "enum Intent {")),
    .init(
      "view-models-mvi", "\(viewModel):3",
      change: .edit(viewModel, "send(_ action: Action) async", "send(_ action: Action)")),
    .init(
      "view-models-mvi", "\(viewModel):3", "\(viewModel):3",
      change: .edit(
        viewModel,
        "State: Equatable { var employees: [Employee] = [] }\n  typealias UseCases = HasEmployeeUseCase",
        "State { }\n  let b = 1")),
    .init(
      "previews", "\(view):2",
      change: .edit(view, "#Preview(\"Empty\") { EmployeeListView() }\n", "")),
    .init(
      "mocks-in-debug", "\(mock):1", change: .edit(mock, "#if DEBUG\n", "let a = 1\n#if DEBUG\n")),
    .init("swift-testing", "\(test):1", change: .edit(test, "import Testing", "import XCTest")),
    .init("tests-on-main-actor", "\(test):3", change: .edit(test, "@MainActor", "")),
    .init(
      "no-completion-handlers", "\(repository):3",
      change: .edit(
        repository, "func fetch() async throws -> [Employee]",
        "func fetch(completion: @escaping ([Employee]) -> Void)")),
    .init(
      "typed-words", "\(view):3",
      change: .edit(view, "Text(.employeeListTitle)", "Text(\"Employees\")")),
  ]

  private static let templateRest: [Slip] = [
    .init(
      "app-entry", "MyApp/MyAppApp.swift:3",
      change: .edit("MyApp/MyAppApp.swift", "struct MyAppApp", "struct Start")),
    .init(
      "container-file", "MyApp/Container.swift:1",
      change: .put("MyApp/Container.swift", "struct DIContainer {}")),
    .init(
      "model-file", "\(model):10",
      change: .edit(model, "#endif", "#endif\nstruct Team: Identifiable, Equatable {}")),
    .init(
      "use-case-file", "MyApp/Domain/UseCases/Team.swift:1",
      change: .put("MyApp/Domain/UseCases/Team.swift", "protocol TeamUseCase {}")),
    .init(
      "repository-file", "MyApp/Data/Repositories/Team.swift:1",
      change: .put("MyApp/Data/Repositories/Team.swift", "protocol TeamRepository {}")),
    .init(
      "data-model-file", "MyApp/Data/Models/Team.swift",
      change: .put("MyApp/Data/Models/Team.swift", "")),
    .init(
      "view-file", "\(view):6",
      change: .edit(view, "#Preview(\"Empty\") { EmployeeListView() }", "struct RowView: View {}")),
    .init(
      "view-model-file", "\(viewModel):9",
      change: .edit(viewModel, "async {}\n}", "async {}\n}\nclass RowViewModel {}")),
    .init(
      "modifier-file", "MyApp/UI/Shared/LoadingModifier.swift:2",
      change: .edit(
        "MyApp/UI/Shared/LoadingModifier.swift", "struct LoadingModifier", "struct Loading")),
    .init(
      "mock-file", "\(mock):2",
      change: .edit(mock, "struct MockEmployeeUseCase", "struct FakeEmployeeUseCase")),
    .init(
      "test-file", "\(test):3",
      change: .edit(test, "struct EmployeeUseCaseTests", "struct UseCaseTests")),
    .init(
      "feature-folders", "MyApp/UI/team_list", change: .put("MyApp/UI/team_list/TeamView.swift", "")
    ),
    .init(
      "layer-folders", "MyApp/domain/Models/Team.swift",
      change: .put("MyApp/domain/Models/Team.swift", "")),
    .init(
      "domain-sublayers", "MyApp/Domain/Model", change: .put("MyApp/Domain/Model/Team.swift", "")),
    .init(
      "data-sublayers", "MyApp/Data/repositories",
      change: .put("MyApp/Data/repositories/Team.swift", "")),
    .init("fixed-folders", "MyApp/Mock/Team.swift", change: .put("MyApp/Mock/Team.swift", "")),
    .init(
      "catalog-keys", "MyApp/Resources/Localizable.xcstrings:3",
      change: .edit("MyApp/Resources/Localizable.xcstrings", "Common.Retry.label", "retry")),
    .init("bundle-id", project, change: .edit(project, "com.acme.MyApp", "MyApp")),
    .init(
      "approachable-concurrency", project,
      change: .edit(
        project, "SWIFT_APPROACHABLE_CONCURRENCY = YES", "SWIFT_APPROACHABLE_CONCURRENCY = NO")),
    .init("default-isolation", project, change: .edit(project, "nonisolated", "MainActor")),
    .init("strict-concurrency", project, change: .edit(project, "complete", "minimal")),
    .init(
      "swiftui-settings", project,
      change: .edit(project, "ENABLE_PREVIEWS = YES", "ENABLE_PREVIEWS = NO")),
    .init("step-domain", "\(useCase):4", change: .drop(model)),
    .init("step-data", "\(useCase):4", change: .drop(repository)),
    .init("step-data-model", "\(repository):2", change: .drop(json)),
    .init("step-ui", "\(viewModel):3", change: .drop(view)),
    .init("step-mocks", "\(useCase):4", change: .drop(mock)),
    .init(
      "step-responses", "**/Mocks/Responses/*.json",
      change: .drop("MyApp/Mocks/Responses/fetchEmployeesSuccess.json")),
    .init("step-tests-domain", "\(useCase):4", change: .drop(test)),
    .init(
      "step-tests-data", "\(repository):2",
      change: .drop("MyAppTests/Data/Repositories/EmployeeRepositoryTests.swift")),
    .init(
      "step-tests-ui", "\(viewModel):3",
      change: .drop("MyAppTests/UI/EmployeeList/EmployeeListViewModelTests.swift")),
    .init(
      "step-container", "\(useCase):1",
      change: .edit("MyApp/DIContainer.swift", "HasEmployeeUseCase", "Sendable")),
  ]
}
