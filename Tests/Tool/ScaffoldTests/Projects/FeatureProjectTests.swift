import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of new projects by the documents that divide by features: 000 and 003.
@Suite struct FeatureProjectTests {
  static let kinds = [ProjectLayout.layers, .featureFirst].flatMap { layout in
    ["Larder", "AbcdefghijAbcdefghijAbcdefghij"].map { (layout, $0) }
  }

  private func files(_ layout: ProjectLayout, _ name: String) throws -> [ProjectFile] {
    try NewProject(name: name, layout: layout).files(strata: "..")
  }

  @Test(arguments: kinds) func `a project satisfies every rule of its preset`(
    layout: ProjectLayout, name: String
  ) throws {
    let files = try files(layout, name)
    let book = files.first { $0.path == "strata.json" }?.text ?? ""
    let rules = try LayerBook(json: Data(book.utf8), file: "strata.json", presets: Preset.shelf)
    let tree = WrittenTree(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    let violations = try LayerCheck(book: rules).violations(in: tree).map {
      "\($0.id) \($0.path):\($0.line ?? 0) \($0.found)"
    }
    #expect(rules.rules.count > 10)
    #expect(violations == [])
  }

  @Test(arguments: kinds) func `generated Swift and JSON files are in the project's format`(
    layout: ProjectLayout, name: String
  ) throws {
    for file in try files(layout, name) {
      #expect(!file.text.contains("{{") && !file.path.contains("{{"), "\(file.path)")
      if file.path.hasSuffix(".swift") {
        let longest = file.text.split(separator: "\n").map(\.count).max() ?? 0
        #expect(longest <= 140, "\(file.path)")
        #expect(throws: Never.self) { try SwiftSource(path: file.path, text: file.text) }
      }
      if file.path.hasSuffix(".json") || file.path.hasSuffix(".xcstrings") {
        #expect(throws: Never.self) {
          try JSONSerialization.jsonObject(with: Data(file.text.utf8))
        }
      }
    }
  }

  @Test func `a feature has the document's folders`() throws {
    let paths = try files(.layers, "Larder").map(\.path)
    let feature = "Larder/Features/ItemList"
    let wanted = [
      "Domain/Models/Item.swift", "Domain/Repositories/ItemRepository.swift",
      "Domain/UseCases/FetchItemsUseCase.swift", "Data/DTOs/ItemDTO.swift",
      "Data/Repositories/RemoteItemRepository.swift",
      "Presentation/ViewModels/ItemListViewModel.swift", "Presentation/Views/ItemListView.swift",
    ]
    for path in wanted { #expect(paths.contains("\(feature)/\(path)"), "\(path)") }
  }

  @Test func `a feature of document 000 has its folders`() throws {
    let paths = try files(.featureFirst, "Starter").map(\.path)
    let wanted = [
      "Domain/Models/ItemModel.swift", "Data/DTOs/ItemApiDTO.swift", "Data/DTOs/ItemFileDTO.swift",
      "Data/Mappers/ItemDomainMapper.swift", "Data/Repositories/ItemRepositoryImpl.swift",
      "Data/DataSources/ItemMemoryCacheDataSource.swift", "Stores/ItemStore.swift",
      "UI/ItemListView.swift",
    ]
    for path in wanted { #expect(paths.contains("Starter/Features/Item/\(path)"), "\(path)") }
  }

  @Test func `the example of document 003 lists food, in the document's folders`() throws {
    let files = try NewProject(name: "Larder", layout: .layers, example: true).files(strata: "..")
    let wanted = [
      "Domain/Models/FoodListing.swift", "Data/DTOs/FoodListingDTO.swift",
      "Presentation/ViewModels/FeedViewModel.swift", "Presentation/Views/FeedView.swift",
    ]
    for path in wanted {
      #expect(files.contains { $0.path == "Larder/Features/Feed/\(path)" }, "\(path)")
    }
  }
}
