import Foundation
import StrataImportGraph
import StrataProjectFacts
import Testing

@testable import StrataLayerRules

/// Tests of guessed layers that imports and references confirm or contradict.
@Suite struct JudgedLayoutTests {
  private func judged(_ files: [String: String], least: Int = 60) throws -> JudgedLayout {
    let tree = WrittenTree(files)
    let paths = tree.paths()
    let guess = LayoutGuess(paths: paths, project: ProjectFacts(tree, paths: paths))
    return try JudgedLayout(guess, in: tree, least: least)
  }

  /// Returns the violations of a project by the rule book that is proposed for it.
  private func violations(_ judged: JudgedLayout, in files: [String: String]) throws -> [Violation]
  {
    let book = try LayerBook(json: Data(judged.guess.json.utf8))
    return try LayerCheck(book: book).violations(in: WrittenTree(files))
  }

  // MARK: - Layouts that are as their names say

  @Test func `layers inside of feature folders are proposed if imports and references agree`()
    throws
  {
    let files = LayoutSamples.features
    let judged = try judged(files)
    #expect(judged.written.map(\.layer) == ["Presentation", "Data", "Domain"])
    #expect(judged.written.map(\.confidence) == [93, 93, 93])
    #expect(judged.written.map(\.imports.agreeing) == [2, 2, 2])
    #expect(judged.written.map(\.references.agreeing) == [2, 2, 4])
    #expect(judged.questions.isEmpty && judged.guess.percent == 100)
    #expect(try violations(judged, in: files).isEmpty)
  }

  @Test func `layers below the required confidence become questions`() throws {
    let files = LayoutSamples.features
    #expect(try judged(files, least: 93).questions.isEmpty)
    let strict = try judged(files, least: 94)
    #expect(strict.written.isEmpty && strict.guess.coveredCount == 0)
    #expect(strict.questions.map(\.layer) == ["Presentation", "Data", "Domain"])
    // Without the other layers, no reference speaks for the last one.
    #expect(strict.questions.map(\.confidence) == [93, 93, 90])
  }

  @Test func `a layer with few contradicting references is proposed, with the number of findings`()
    throws
  {
    var files = LayoutSamples.layers(of: ["Feed", "Map", "Cart", "Login", "Search", "Orders"])
    files["Features/Feed/Domain/Odd.swift"] = "struct Odd {\n  let store: FeedStore? = nil\n}\n"
    let judged = try judged(files)
    #expect(judged.written.map(\.layer) == ["Presentation", "Data", "Domain"])
    // A finding between two layers counts in both.
    #expect(judged.written.map(\.findingCount) == [0, 1, 1] && judged.findingCount == 1)
    #expect(judged.written.map(\.references.contrary) == [0, 1, 1])
    let found = try violations(judged, in: files)
    #expect(found.map(\.path) == ["Features/Feed/Domain/Odd.swift"])
  }

  // MARK: - Layouts of which names alone say something

  @Test(arguments: [
    (LayoutSamples.mixed, "App"), (LayoutSamples.composable, "Presentation"),
  ])
  func `a layer that only a name suggests, and no import or reference, becomes a question`(
    files: [String: String], layer: String
  ) throws {
    let judged = try judged(files)
    #expect(judged.written.isEmpty)
    #expect(judged.questions.map(\.layer) == [layer])
    #expect(judged.questions.map(\.confidence) == [55] && judged.questions[0].isByNameAlone)
  }

  @Test func `a single layer without a rule becomes a question, however sure it is`() throws {
    let judged = try judged([
      "Sources/FeedFeature/FeedView.swift": "import SwiftUI\nstruct FeedView {}\n",
      "Sources/CartFeature/CartView.swift": "import SwiftUI\nstruct CartView {}\n",
      "Sources/ApiClient/Client.swift": "import Foundation\nstruct Client {}\n",
    ])
    #expect(judged.written.isEmpty && judged.guess.coveredCount == 0)
    #expect(judged.questions.map(\.layer) == ["Data", "Presentation"])
    #expect(judged.questions.map(\.confidence) == [55, 87])
    #expect(judged.guess.json.contains("is this the layer Presentation?"))
  }

  // MARK: - Layouts that contradict their names

  @Test func `the layer Presentation becomes a question if interactors use their presenters`()
    throws
  {
    let files = LayoutSamples.viper
    let judged = try judged(files)
    #expect(judged.written.map(\.layer) == ["Domain"])
    let question = try #require(judged.questions.first)
    #expect(question.layer == "Presentation" && judged.questions.count == 1)
    #expect(question.references == .init(agreeing: 3, contrary: 3) && question.isContradicted)
    #expect(try violations(judged, in: files).isEmpty)
    #expect(
      judged.guess.json.contains("is this the layer Presentation? 'strata init' is 71 % sure"))
    #expect(judged.guess.json.contains("\"Modules/Home/Presenter/**\""))
    #expect(judged.guess.fileCount == 15 && judged.guess.coveredCount == 6)
  }

  @Test func `the layer of coordinators becomes a question if view models use them`() throws {
    let files = LayoutSamples.coordinators
    let judged = try judged(files)
    #expect(judged.questions.map(\.layer) == ["App"])
    #expect(judged.questions.map(\.references) == [.init(agreeing: 6, contrary: 3)])
    #expect(judged.questions.map(\.findingCount) == [3] && judged.findingCount == 0)
    #expect(judged.written.map(\.layer) == ["Presentation", "Data", "Domain"])
    #expect(judged.written.allSatisfy { $0.references.contrary == 0 })
    #expect(try violations(judged, in: files).isEmpty)
  }

  @Test func `the proposed rules allow view models to use services if they already do`() throws {
    let direct = try judged(LayoutSamples.coordinators)
    #expect(direct.guess.screensUseData && direct.guess.orders["presentation-knows-no-data"] == nil)
    #expect(direct.guess.orders["data-knows-no-presentation"] != nil)
    let book = try LayerBook(json: Data(direct.guess.json.utf8))
    #expect(book.layers[0].layers == ["Presentation", "Domain", "Data"])
    #expect(!direct.guess.json.contains("screens must not depend on it"))
    #expect(!direct.guess.json.contains("without a network or a database"))
    let apart = try judged(LayoutSamples.features)
    #expect(!apart.guess.screensUseData && apart.guess.orders["presentation-knows-no-data"] != nil)
  }

  @Test func `the layer Data becomes a question if the core module imports it`() throws {
    let files = LayoutSamples.modules
    let judged = try judged(files)
    #expect(judged.questions.map(\.layer) == ["Data"])
    #expect(judged.questions.map(\.references) == [.init(agreeing: 0, contrary: 2)])
    #expect(judged.written.map(\.layer) == ["Presentation", "Domain"])
    #expect(try violations(judged, in: files).isEmpty)
  }

  @Test func `the layer Data becomes a question if services in a single folder use view models`()
    throws
  {
    let files = LayoutSamples.singleFolder
    let judged = try judged(files)
    #expect(judged.questions.map(\.layer) == ["Data"])
    #expect(judged.questions[0].places.map(\.ground) == [.fileNames])
    #expect(judged.written.map(\.layer) == ["Views", "ViewModels"])
    #expect(judged.guess.coveredCount == 4 && judged.guess.fileCount == 6)
    #expect(try violations(judged, in: files).isEmpty)
  }

  @Test func `the layer Domain becomes a question if its files import SwiftUI`() throws {
    var files = LayoutSamples.features
    files["Features/Feed/Domain/FeedItem.swift"] = "import SwiftUI\nstruct FeedItem {}\n"
    let judged = try judged(files)
    #expect(judged.questions.map(\.layer) == ["Domain"])
    #expect(judged.questions.map(\.imports) == [.init(agreeing: 1, contrary: 1)])
    #expect(judged.questions.map(\.findingCount) == [1])
  }

  @Test func `local packages become layers, and the app's folder beside them stays without one`()
    throws
  {
    let files = LayoutSamples.packages
    let judged = try judged(files)
    #expect(judged.written.map(\.layer) == ["Presentation", "Data", "Domain"])
    #expect(judged.written.map(\.confidence) == [90, 82, 88])
    #expect(judged.guess.folders["Data"] == ["Packages/Networking/Sources/Networking"])
    #expect(judged.guess.screensUseData && judged.questions.isEmpty)
    #expect(judged.guess.left == ["Shop/*.swift"])
    #expect(try violations(judged, in: files).isEmpty)
    var crossed = files
    crossed["Packages/Models/Sources/Models/New.swift"] = "import HomeFeature\n"
    let found = try violations(judged, in: crossed)
    #expect(Set(found.map(\.path)) == ["Packages/Models/Sources/Models/New.swift"])
  }

  @Test func `the layer Domain becomes a question if models beside storyboards import UIKit`()
    throws
  {
    let files = LayoutSamples.storyboards
    let judged = try judged(files)
    #expect(judged.questions.map(\.layer) == ["Domain"])
    #expect(judged.questions.map(\.imports) == [.init(agreeing: 0, contrary: 3)])
    #expect(judged.written.map(\.layer) == ["Presentation", "Data"])
    #expect(judged.written.map(\.confidence) == [88, 82])
    #expect(judged.guess.folders["Presentation"] == ["Shop/ViewControllers", "Shop/Views"])
    #expect(try violations(judged, in: files).isEmpty)
  }

  // MARK: - Folders whose names say nothing

  @Test func `imports and references find the layers of folders with other names`() throws {
    let files = LayoutSamples.uikit
    let judged = try judged(files)
    #expect(
      judged.guess.folders == [
        "Presentation": ["Shop/Controllers"], "Data": ["Shop/Managers/*.swift"],
        "Domain": ["Shop/Things/*.swift"],
      ])
    #expect(judged.written.map(\.layer) == ["Presentation", "Data", "Domain"])
    #expect(judged.written.map(\.confidence) == [88, 83, 83])
    #expect(judged.written.map { $0.places[0].ground } == [.usualName, .imports, .imports])
    #expect(judged.guess.left.isEmpty && judged.guess.percent == 100)
    #expect(try violations(judged, in: files).isEmpty)
  }

  @Test func `imports suggest no layer if only two files or all files of a project have them`()
    throws
  {
    let few = try judged([
      "Shop/Models/A.swift": "struct A {}\n",
      "Shop/Stuff/B.swift": "import SwiftUI\n", "Shop/Stuff/C.swift": "import SwiftUI\n",
    ])
    #expect(few.written.map(\.layer) == ["Domain"] && few.guess.left == ["Shop/Stuff/*.swift"])
    let all = try judged([
      "Shop/A.swift": "import SwiftUI\n", "Shop/B.swift": "import SwiftUI\n",
      "Shop/C.swift": "import SwiftUI\n",
    ])
    #expect(all.written.isEmpty && all.questions.isEmpty && all.guess.left == ["Shop/*.swift"])
  }

  // MARK: - All layouts

  @Test(arguments: LayoutSamples.all)
  func `no proposed layer is contradicted, and a check reports as many findings as were announced`(
    files: [String: String]
  ) throws {
    let judged = try judged(files)
    #expect(judged.written.allSatisfy { !$0.isContradicted && $0.confidence >= 60 })
    // Without a layer, the rule book has questions only, and a check refuses it.
    let found = judged.written.isEmpty ? [] : try violations(judged, in: files)
    #expect(found.count == judged.findingCount)
    #expect(judged.guess.coveredCount == judged.written.reduce(0) { $0 + $1.files.count })
  }
}
