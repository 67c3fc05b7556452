import StrataKitTesting
import Testing

/// Tests of document 001's listings, with `Item` instead of `Entity`.
@Suite struct TemplateListingTests {
  private let app: GeneratedApp
  private let example: GeneratedApp

  init() throws {
    app = try GeneratedApp(example: false)
    example = try GeneratedApp(example: true)
  }

  @Test(.mission("T-01", "T-08"))
  func `a new app has the expected root files and the folders of each layer`() {
    let paths = app.paths
    #expect(paths.contains("MyApp/MyAppApp.swift") && paths.contains("MyApp/DIContainer.swift"))
    for folder in [
      "Domain/Models", "Domain/UseCases", "Data/Repositories", "Data/Models", "Data/Networking",
      "UI/ItemList", "UI/Shared", "Mocks/Responses", "Resources/Assets.xcassets",
    ] {
      #expect(paths.contains { $0.hasPrefix("MyApp/\(folder)/") }, "\(folder)")
    }
  }

  @Test(.mission("T-22", "T-23", "T-86"))
  func `a generated entity has the fixtures and errors of document 001's listing`() {
    let lines = [
      "struct Item: Identifiable, Equatable { let id: UUID let name: String",
      "var displayName: String {", "enum ItemError: Error { case notFound case invalidData }",
      "#if DEBUG extension Item { static func fixture(", ") -> Self {",
      "extension Array where Element == Item { static var fixtures: [Item] {",
    ]
    #expect(app.missing(lines, from: "Domain/Models/Item.swift") == [])
  }

  @Test(.mission("T-25", "T-31", "T-32", "T-81"))
  func `use case and repository are protocols with one implementation`() {
    let useCase = [
      "protocol HasItemUseCase { var itemUseCase: ItemUseCase { get } }",
      "protocol ItemUseCase { func fetchItems() async throws -> [Item] }",
      "struct DefaultItemUseCase: ItemUseCase { var repository: ItemRepository",
    ]
    #expect(app.missing(useCase, from: "Domain/UseCases/ItemUseCase.swift") == [])
    let repository = [
      "protocol ItemRepository { func fetchItems() async throws -> [Item] }",
      "struct DefaultItemRepository: ItemRepository { let session: NetworkSession",
    ]
    #expect(app.missing(repository, from: "Data/Repositories/ItemRepository.swift") == [])
    let many = [
      "protocol EmployeeRepository { func fetchEmployees(page: Int) async throws -> [Employee]"
    ]
    #expect(example.missing(many, from: "Data/Repositories/EmployeeRepository.swift") == [])
  }

  @Test(.mission("T-38", "T-41"))
  func `generated response models and network session have the lines of document 001`() {
    let json = [
      "struct ItemsJSON: Codable { var items: [ItemJSON]",
      "struct ItemJSON: Codable { let id: String let name: String }",
    ]
    #expect(app.missing(json, from: "Data/Models/ItemsJSON.swift") == [])
    let network = [
      "protocol NetworkSession { func data(for request: URLRequest) async throws -> (Data, URLResponse) }",
      "extension URLSession: NetworkSession {",
    ]
    #expect(app.missing(network, from: "Data/Networking/NetworkSession.swift") == [])
  }

  @Test(.mission("T-45", "T-47", "T-49", "T-50"))
  func `a generated view model has the lines of document 001's listing`() {
    let lines = [
      "@Observable @MainActor class ItemListViewModel {",
      "var isEmpty: Bool { items.isEmpty }", "typealias UseCases = HasItemUseCase",
      "init(useCases: UseCases, state: State = State()) { self.useCases = useCases self.state = state }",
      "case .onAppear, .retry: await fetchItems(showLoading: true)",
      "case .refreshPulled: await fetchItems(showLoading: false)",
    ]
    #expect(app.missing(lines, from: "UI/ItemList/ItemListViewModel.swift") == [])
  }

  @Test(.mission("T-76"))
  func `the generated app shows the item list with its container, or with mocks for -mock`() {
    let lines = [
      "@main struct MyAppApp: App { private let container = DIContainer.launched(with:",
      "WindowGroup { ItemListView( viewModel: .init(useCases: container) ) }",
    ]
    #expect(app.missing(lines, from: "MyAppApp.swift") == [])
    let launch = ["if arguments.contains(\"-mock\") { return .mock() } #endif return .real() }"]
    #expect(app.missing(launch, from: "DIContainer.swift") == [])
  }

  @Test(.mission("T-52", "T-54", "T-55", "T-56", "T-58", "T-59", "T-60", "T-61"))
  func `a generated view and its previews have the lines of document 001's listing`() {
    let lines = [
      "@State var viewModel: ItemListViewModel",
      "NavigationStack { content() .navigationTitle(Text(.itemListNavigationTitle))",
      "List { ForEach(viewModel.state.items) { item in Text(item.displayName) } }",
      ".loading(viewModel.state.showsSpinner)",
      ".refreshable { await viewModel.send(.refreshPulled) }",
      ".task { await viewModel.send(.onAppear) }",
      "#Preview(\"Loaded\") { ItemListView( viewModel: .init( useCases: DIContainer.mock( mockItemUseCase: MockItemUseCase( items: .fixtures",
      "#Preview(\"Loading\") { ItemListView( viewModel: .init( useCases: DIContainer.mock( mockItemUseCase: MockItemUseCase( delay: 10,",
      "#Preview(\"Error\") { ItemListView( viewModel: .init( useCases: DIContainer.mock( mockItemUseCase: MockItemUseCase( throwError: true",
      "#Preview(\"Empty\")",
    ]
    #expect(app.missing(lines, from: "UI/ItemList/ItemListView.swift") == [])
  }

  @Test(.mission("T-64", "T-67", "T-68", "T-69", "T-70"))
  func `generated mocks and their settings have the lines of document 001's listing`() {
    let knobs = [
      "#if DEBUG", "var delay: TimeInterval? = nil", "var items: [Item] = .fixtures",
      "var throwError: Bool = false", "try await Task.sleep(for: .seconds(delay))",
    ]
    #expect(app.missing(knobs, from: "Mocks/MockItemUseCase.swift") == [])
    #expect(app.missing(knobs, from: "Mocks/MockItemRepository.swift") == [])
    let error = ["enum MockError: Error { case mockError }"]
    #expect(app.missing(error, from: "Mocks/MockError.swift") == [])
    let session = [
      "var throwError: Bool = false", "var statusCode: Int = 200",
      "var responseFileName: String = \"fetchItemsSuccess\"",
    ]
    #expect(app.missing(session, from: "Mocks/MockNetworkSession.swift") == [])
  }

  @Test(.mission("T-72", "T-73", "T-74", "T-75", "T-78"))
  func `a generated dependency container has the lines of document 001's listing`() {
    let lines = [
      "typealias AllUseCases = HasItemUseCase",
      "struct DIContainer: AllUseCases { var itemUseCase: ItemUseCase }",
      "static func real() -> DIContainer { let networkSession = URLSession.shared let repository = DefaultItemRepository(session: networkSession) let itemUseCase = DefaultItemUseCase(repository: repository) return DIContainer( itemUseCase: itemUseCase ) }",
      "static func mock( mockItemUseCase: ItemUseCase = MockItemUseCase() ) -> DIContainer {",
    ]
    #expect(app.missing(lines, from: "DIContainer.swift") == [])
  }

  @Test(.mission("T-93", "T-94", "T-95", "T-96", "T-97", "T-98", "T-99", "T-100"))
  func `the generated tests have the documented names, and arrange, act and assert comments`() {
    let suites = [
      "UI/ItemList/ItemListViewModelTests": [
        "testOnAppear_loadsItemsSuccessfully", "testOnAppear_handlesError",
        "errorLoading == true) #expect(subject.state.isLoading == false) #expect(subject.state.items.isEmpty)",
        "subject.state == ItemListViewModel.State( items: items, isLoading: false, errorLoading: false",
      ],
      "Domain/UseCases/ItemUseCaseTests": ["testFetchItems()", "#expect(result == items)"],
      "Data/Repositories/ItemRepositoryTests": [
        "testFetchItems_success", "testFetchItems_networkError",
        "session: MockNetworkSession() ) // Act let items = try await subject.fetchItems()",
        "MockNetworkSession(throwError: true)",
      ],
    ]
    let style = ["// Arrange let", "// Act", "// Assert", "let subject =", "@MainActor struct"]
    for (suite, lines) in suites {
      #expect(app.missing(lines + style, from: "MyAppTests/\(suite).swift") == [])
    }
  }

  @Test(.mission("T-117", "T-118", "T-119", "T-127"))
  func `a new project targets iOS 17 and Swift 6, and generates symbols for its string catalog`() {
    let project = [
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "SWIFT_VERSION = 6.0;",
      "STRING_CATALOG_GENERATE_SYMBOLS = YES;",
    ]
    #expect(app.missing(project, from: "MyApp.xcodeproj/project.pbxproj") == [])
    let manifest = [".iOS(.v17)", ".swiftLanguageMode(.v6)", "name: \"SwiftUI\""]
    #expect(app.missing(manifest, from: "Package.swift") == [])
    #expect(
      app.missing(["\"ItemList.Empty.title\""], from: "Resources/Localizable.xcstrings") == [])
    #expect(
      app.missing(["Text(.itemListEmptyTitle)"], from: "UI/ItemList/ItemListView.swift") == [])
  }

  @Test(.mission("T-83", "T-90")) func `the example has a local repository and loads pages`() {
    let local = ["struct EmployeeLocalRepository: EmployeeRepository { let storage: LocalStorage"]
    #expect(
      example.missing(local, from: "Data/Repositories/EmployeeLocalRepository.swift") == [])
    let model = [
      "var hasMore: Bool = true var currentPage: Int = 0", "case loadMore",
      "case .loadMore: await loadNextPage()",
    ]
    #expect(example.missing(model, from: "UI/EmployeeList/EmployeeListViewModel.swift") == [])
  }
}
