extension PresetProject {
  static let modules = PresetProject(preset: "modules", kept: modulesFiles, slips: modulesSlips)

  private static let modulesFiles = [
    "RickMorty.xcworkspace/contents.xcworkspacedata": packages.map {
      "<FileRef location=\"group:\($0)\"/>"
    }.joined(),
    "RickMorty.xcodeproj/project.pbxproj":
      "{objects = {C = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 6.0;};};"
      + packages.enumerated().map {
        "P\($0) = {isa = XCLocalSwiftPackageReference; relativePath = \($1);};"
      }.joined()
      + "};}",
    "RickMorty/App/AppComposition.swift":
      "@MainActor\nfunc compose(_ container: DIContainer) {\n  container.register(FeedUseCaseProtocol.self)\n  _ = FeedBuilder(container: container)\n}\n",
    ".github/workflows/ci.yml":
      "run: xcodebuild test -workspace RickMorty.xcworkspace -only-testing:RickMortyUITests -parallel-testing-enabled NO\n",
    "RickMortyUITests/FeedUITests.swift":
      "import XCTest\nfinal class FeedUITests: XCTestCase {\n  func testFeed() {\n    let app = XCUIApplication()\n    app.launchArguments = [\"-ui-testing\"]\n    app.launch()\n  }\n}\n",
    "DependencyContainer/Sources/DependencyContainer/DIContainer.swift":
      "@MainActor @Observable\npublic final class DIContainer { func register() {} }\n",
    "DevPreview/Sources/DevPreview/DevPreview.swift": "public struct DevPreview {}\n",
    "RickMortyUI/Sources/RickMortyUI/ErrorView.swift":
      "import SwiftUI\nstruct ErrorView: View {}\n",
    "FeedView/Sources/FeedView/FeedBuilder.swift":
      "@MainActor @Observable\nfinal class FeedBuilder {\n  init(container: DIContainer) { _ = FeedViewModel(useCase: container) }\n}\n",
    "FeedView/Sources/FeedView/FeedViewModel.swift":
      "@MainActor @Observable\nfinal class FeedViewModel {\n  init(useCase: FeedUseCaseProtocol) {}\n  var isLoading: Bool { false }\n}\n",
    "FeedView/Sources/FeedView/FeedListViewController.swift":
      "import UIKit\nfinal class FeedListViewController {\n  func observe() { withObservationTracking { } }\n}\n",
    "UseCase/Sources/UseCase/FeedUseCase/FeedUseCase.swift":
      "public protocol FeedUseCaseProtocol {}\npublic final class FeedUseCase: FeedUseCaseProtocol {\n  init(repository: FeedRepositoryProtocol) {}\n}\npublic protocol FeedRepositoryProtocol {}\n",
    "UseCase/Sources/UseCase/FeedUseCase/Entities/CharacterResponse.swift":
      "public struct CharacterResponse: Decodable {}\n",
    "RickMortyRepository/Sources/RickMortyRepository/FeedRepository.swift":
      "public final class FeedRepository: FeedRepositoryProtocol {\n  func load() { network.get(.characters) }\n}\n",
    "CoreAPI/Sources/CoreAPI/RickMortyEndpoint.swift":
      "public enum RickMortyEndpoint: Endpoint {\n  case characters\n  var path: String { \"\" }\n  var method: String { \"\" }\n  var parameters: String { \"\" }\n  var contentType: String { \"\" }\n}\n",
  ].merging(
    packages.flatMap { name in
      [
        ("\(name)/Package.swift", manifest),
        ("\(name)/Sources/\(name)/Module.swift", ""),
        ("\(name)/Tests/\(name)Tests/\(name)Tests.swift", "import Testing\n"),
      ]
    }
  ) { first, _ in first }

  private static let packages = [
    "FeedView", "UseCase", "CoreAPI", "RickMortyRepository", "RickMortyUI", "DevPreview",
    "DependencyContainer",
  ]

  private static let manifest =
    "// swift-tools-version: 6.1\nlet package = Package(name: \"A\", dependencies: [\n  .package(url: \"https://example.org/obsolete/SUIRouting\", \"1.0.6\"..<\"1.0.7\"),\n])\n"

  private static let builder = "FeedView/Sources/FeedView/FeedBuilder.swift"
  private static let model = "FeedView/Sources/FeedView/FeedViewModel.swift"
  private static let controller = "FeedView/Sources/FeedView/FeedListViewController.swift"
  private static let useCase = "UseCase/Sources/UseCase/FeedUseCase/FeedUseCase.swift"
  private static let endpoint = "CoreAPI/Sources/CoreAPI/RickMortyEndpoint.swift"
  private static let workflow = ".github/workflows/ci.yml"
  private static let container = "DependencyContainer/Sources/DependencyContainer/DIContainer.swift"
  private static let uiTests = "RickMortyUITests/FeedUITests.swift"

  private static let modulesSlips: [Slip] = [
    .init(
      "workspace", "RickMorty.xcworkspace/**",
      change: .drop("RickMorty.xcworkspace/contents.xcworkspacedata")),
    .init(
      "builds-by-workspace", "\(workflow):1",
      change: .edit(workflow, "-workspace RickMorty.xcworkspace", "-project RickMorty.xcodeproj")),
    .init(
      "ui-tests-in-turn", workflow, change: .edit(workflow, " -parallel-testing-enabled NO", "")),
    .init("container-observed", "\(container):2", change: .edit(container, "@Observable", "")),
    .init(
      "registered-in-one-place", "\(useCase):3",
      change: .edit(useCase, "{}\n}", "{ container.register() }\n}")),
    .init("feature-builders", "\(model):2", change: .drop(builder)),
    .init("builders-observed", "\(builder):2", change: .edit(builder, "@MainActor", "")),
    .init(
      "builders-take-container", "\(builder):2",
      change: .edit(builder, "container: DIContainer", "box: DIContainer")),
    .init(
      "layers-by-protocol", "\(model):3", change: .edit(model, "FeedUseCaseProtocol", "FeedUseCase")
    ),
    .init("main-actor-classes", "\(model):2", change: .edit(model, "@MainActor", "")),
    .init("view-models-observed", "\(model):2", change: .edit(model, "@Observable", "")),
    .init(
      "no-observable-object", "\(model):2",
      change: .edit(model, "class FeedViewModel", "class FeedViewModel: ObservableObject")),
    .init(
      "uikit-observes", controller, change: .edit(controller, "withObservationTracking { }", "")),
    .init(
      "uikit-without-combine", "\(controller):1",
      change: .edit(controller, "import UIKit", "import Combine")),
    .init(
      "no-networking-packages", "UseCase/Package.swift:3",
      change: .edit("UseCase/Package.swift", "obsolete/SUIRouting", "net/Alamofire.git")),
    .init(
      "no-networking-imports", "\(useCase):1",
      change: .edit(
        useCase, "public protocol FeedUseCaseProtocol {}",
        "import Alamofire; public protocol FeedUseCaseProtocol {}")),
    .init(
      "is-loading", "\(model):2",
      change: .edit(model, "var isLoading: Bool { false }", "var isLoading = false")),
    .init(
      "routing-version", "UseCase/Package.swift:3",
      change: .edit("UseCase/Package.swift", "\"1.0.6\"..<\"1.0.7\"", "from: \"1.0.7\"")),
    .init(
      "ui-tests-are-told", "\(uiTests):4",
      change: .edit(uiTests, "app.launchArguments = [\"-ui-testing\"]", "")),
    .init(
      "packages-have-sources", "DevPreview2/Sources/**",
      change: .put("DevPreview2/Package.swift", manifest)),
    .init(
      "packages-have-tests", "CoreAPI/Tests/**",
      change: .drop("CoreAPI/Tests/CoreAPITests/CoreAPITests.swift")),
    .init(
      "packages-in-workspace", "CoreAPI/Package.swift",
      change: .edit("RickMorty.xcworkspace/contents.xcworkspacedata", "CoreAPI", "Other")),
    .init(
      "packages-in-app", "CoreAPI/Package.swift",
      change: .edit("RickMorty.xcodeproj/project.pbxproj", "CoreAPI", "Other")),
    .init(
      "builders-composed", "\(builder):2",
      change: .edit("RickMorty/App/AppComposition.swift", "FeedBuilder", "Builder")),
    .init(
      "features-through-builders", "RickMorty/App/AppComposition.swift:4",
      change: .edit(
        "RickMorty/App/AppComposition.swift", "FeedBuilder(container: container)",
        "FeedBuilder.self; _ = FeedViewModel(useCase: x)")),
    .init(
      "endpoint-file", "\(useCase):1", "\(useCase):1",
      change: .edit(
        useCase, "public protocol FeedUseCaseProtocol {}",
        "public protocol FeedUseCaseProtocol {}; enum RickMortyEndpoint {}")),
    .init(
      "endpoint-members", "\(endpoint):1", change: .edit(endpoint, "var contentType", "var kind")),
    .init(
      "response-folder", "\(useCase):1",
      change: .edit(
        useCase, "public protocol FeedUseCaseProtocol {}",
        "struct PageResponse: Codable {}; public protocol FeedUseCaseProtocol {}")),
    .init(
      "endpoints-fetched", "\(endpoint):2",
      change: .edit(endpoint, "case characters", "case episodes")),
    .init(
      "swift-testing", "UseCase/Tests/UseCaseTests/UseCaseTests.swift:1",
      change: .edit("UseCase/Tests/UseCaseTests/UseCaseTests.swift", "Testing", "XCTest")),
    .init("no-force", "\(useCase):3", change: .edit(useCase, "{}\n}", "{ try! load() }\n}")),
    .init("no-force", "\(useCase):3", change: .edit(useCase, "{}\n}", "{ _ = value! }\n}")),
    .init(
      "swift-6", "UseCase/Package.swift:1", change: .edit("UseCase/Package.swift", "6.1", "5.10")),
  ]
}
