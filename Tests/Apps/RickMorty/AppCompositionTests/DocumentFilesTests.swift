import Foundation
import StrataKitTesting
import Testing

/// The files that the app's document names, in their modules' folders.
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
  func `every file that the document names exists at its path`(path: String) {
    #expect(isThere("Apps/RickMorty/\(path)"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.top.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(.mission("R-11", "R-12", "R-13", "R-15"))
  func `CI tests the whole project and each module, and checks declared dependencies`() throws {
    let workflow = try text(".github/workflows/ci.yml")
    let steps = ["make test-headless", "make test-browser", "make check", "run: swift test"]
    for step in steps { #expect(workflow.contains(step), "\(step)") }
    for module in ["UseCase", "RickMortyNetworkLayer", "RickMortyRepository"] {
      #expect(workflow.contains("- \(module)\n"), "\(module)")
    }
    #expect(try text("Makefile").contains("--explicit-target-dependency-import-check error"))
  }

  @Test(
    .mission("R-23"),
    arguments: [
      "Feed", "FeedView", "FeedListView", "CharacterDetailsView", "TabBarView",
      "DependencyContainer", "DevPreview",
    ])
  func `every class of the screen modules is isolated to the main actor`(module: String) throws {
    let folder = Self.top.appendingPathComponent("Apps/RickMorty/\(module)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    for file in files {
      let lines = try text("Apps/RickMorty/\(module)/\(file)").split(separator: "\n")
      // A UIKit controller is on the main actor by its superclass.
      for line in lines where line.contains(/^\s*[^\/]*\bfinal class \w+/) {
        #expect(
          line.contains("@MainActor") || line.contains(": UITableViewController"),
          "\(file): \(line)")
      }
    }
  }

  @Test(
    .mission("R-96", "R-127"),
    arguments: [
      "RickMortyNetworkLayer", "CoreAPI", "UseCase", "RickMortyRepository", "DependencyContainer",
      "FeedView", "FeedListView", "CharacterDetailsView", "TabBarView", "RickMortyUI",
      "DevPreview",
    ])
  func `every module has its own folder of tests`(module: String) {
    #expect(isThere("Tests/Apps/RickMorty/\(module)Tests"))
  }
}
