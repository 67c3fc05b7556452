import Foundation
import StrataKitTesting
import Testing

/// Tests of the files that the app's document names, in their modules' folders.
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
      "FeedListView/FeedListRouter.swift", "RickMortyUI/Components/CharacterView.swift",
      "DependencyContainer/DependencyContainer.swift",
    ])
  func `every file that the document names exists at its path`(path: String) {
    #expect(isThere("Apps/RickMorty/\(path)"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.top.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the commands of the workflow's matrix, each of which has to succeed.
  private func commands() throws -> [String] {
    let workflow = try text(".github/workflows/ci.yml")
    #expect(!workflow.contains("continue-on-error"), "a failed step must fail the run")
    #expect(workflow.contains("run: ${{ matrix.command }}"))
    return workflow.matches(of: #/\n +command: (.+)/#).map { String($0.output.1) }
  }

  /// Returns the recipe of a target in the Makefile.
  private func recipe(_ target: String) throws -> [String] {
    let lines = try text("Makefile").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("\(target):") })
    return lines[(start + 1)...].prefix { $0.hasPrefix("\t") }.map(String.init)
  }

  @Test(.mission("R-11")) func `CI runs make test-headless, which runs the unit tests`() throws {
    #expect(try commands().contains("make test-headless"))
    #expect(try recipe("test-headless").contains { $0.contains("Scripts/run-tests headless") })
  }

  @Test(.mission("R-12")) func `CI tests each package module in a separate job of its matrix`()
    throws
  {
    let workflow = try text(".github/workflows/ci.yml")
    let modules = workflow.matches(of: #/\n {10}- (\w+)(?=\n)/#).map { String($0.output.1) }
    let named = ["UseCase", "RickMortyNetworkLayer", "RickMortyRepository"]
    #expect(Set(modules).isSuperset(of: named), "\(modules)")
    #expect(workflow.contains("STRATA_MODULES: ${{ matrix.module }}"))
    #expect(workflow.contains("run: swift test\n"))
  }

  @Test(.mission("R-13", "R-15"))
  func `CI runs make check, which builds with an error for undeclared imports`() throws {
    #expect(try commands().contains("make check"))
    #expect(
      try recipe("check").contains {
        $0.hasPrefix("\tswift build --build-tests")
          && $0.contains("--explicit-target-dependency-import-check error")
      })
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
