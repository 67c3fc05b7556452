import Foundation
import KitTesting
import Testing

/// The files that the app's document names, each in its module's folder.
@Suite("The document's files") struct DocumentFilesTests {
  private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..").standardized

  private func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.top.appendingPathComponent(path).path)
  }

  @Test(
    .mission("R-91", "R-119", "R-120", "R-121", "R-122", "R-123", "R-124", "R-125", "R-126"),
    arguments: [
      "AppComposition/AppComposition.swift", "App/AppDelegate.swift", "App/RickMortyApp.swift",
      "RickMortyNetworkLayer/NetworkService.swift",
      "RickMortyNetworkLayer/URLSessionNetworkService.swift", "CoreAPI/RickMortyEndpoint.swift",
      "RickMortyRepository/FeedRepository.swift", "UseCase/FeedUseCase/FeedUseCase.swift",
      "UseCase/Interfaces", "UseCase/Entities/CharacterResponse.swift", "UseCase/Adapter",
      "FeedView/FeedView.swift", "Feed/FeedViewModel.swift", "FeedView/FeedBuilder.swift",
      "FeedView/FeedRouter.swift", "FeedListView/FeedListViewController.swift",
      "FeedListView/FeedListViewModel.swift", "FeedListView/FeedListBuilder.swift",
      "FeedListView/FeedListRouter.swift", "RickMortyUI/Components",
      "DependencyContainer/DependencyContainer.swift",
    ])
  func `a file is where the document has it`(path: String) {
    #expect(isThere("Apps/RickMorty/\(path)"))
  }

  @Test(
    .mission("R-96", "R-127"),
    arguments: [
      "RickMortyNetworkLayer", "CoreAPI", "UseCase", "RickMortyRepository", "DependencyContainer",
      "FeedView", "FeedListView", "CharacterDetailsView", "TabBarView", "RickMortyUI",
      "DevPreview",
    ])
  func `a module has a folder of tests of its own`(module: String) {
    #expect(isThere("Tests/Apps/RickMorty/\(module)Tests"))
  }
}
