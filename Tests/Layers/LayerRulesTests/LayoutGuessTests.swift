import Foundation
import StrataImportGraph
import StrataProjectFacts
import Testing

@testable import StrataLayerRules

/// Tests of the layers that the names of folders and files suggest.
@Suite struct LayoutGuessTests {
  private func guess(_ paths: [String]) -> LayoutGuess {
    let contents = Dictionary(paths.map { ($0, "") }) { first, _ in first }
    let tree = WrittenTree(contents)
    return LayoutGuess(
      paths: paths, project: ProjectFacts(tree, paths: paths, among: tree.paths()))
  }

  @Test
  func `a folder's layer is guessed from its name, from words in it or with a leading number`()
    throws
  {
    let guess = guess([
      "Main.swift", "README.md", "Sources/1-Data/Store.swift", "Sources/App/Start.swift",
      "Sources/Domain/City.swift", "Sources/Domain/Deep/Town.swift",
      "Sources/Feed/Views/FeedView.swift", "Sources/FeedNetworking/Net.swift",
      "Sources/Odd/One.swift", "Sources/Odd/Two.swift", "Tests/FeedTests/FeedTests.swift",
    ])
    #expect(
      guess.folders == [
        "App": ["**/App"], "Data": ["**/1-Data", "Sources/FeedNetworking"],
        "Domain": ["**/Domain"], "Presentation": ["Sources/Feed/Views"],
      ])
    #expect(guess.left == ["Main.swift", "Sources/Odd/*.swift"])
    #expect(guess.fileCount == 9 && guess.coveredCount == 6 && guess.percent == 66)
    let book = try LayerBook(json: Data(guess.json.utf8))
    #expect(book.layers.map(\.name) == ["App", "Presentation", "Data", "Domain"])
    #expect(
      book.layers.map { $0.layers ?? [] } == [
        ["App", "Presentation", "Data", "Domain"], ["Presentation", "Domain"], ["Data", "Domain"],
        ["Domain"],
      ])
    #expect(
      book.rules.map(\.id) == [
        "domain-knows-no-presentation", "domain-knows-no-data", "domain-knows-no-app",
        "data-knows-no-presentation", "presentation-knows-no-data", "presentation-knows-no-app",
        "data-knows-no-app", "domain-without-frameworks",
      ])
    #expect(guess.json.contains("{\"paths\": [\"Main.swift\", \"Sources/Odd/*.swift\"]"))
  }

  @Test func `in feature folders without subfolders, layers are guessed from file names`() throws {
    let guess = guess([
      "Code/Home/HomeModel.swift", "Code/Home/HomeRepository.swift", "Code/Home/HomeView.swift",
      "Code/Home/HomeViewModel.swift", "Code/Home/Odd.swift", "Code/Map/MapModel.swift",
      "Code/Map/MapView+Preview.swift", "Code/Map/MapView.swift",
    ])
    #expect(
      guess.folders == [
        "Views": ["Code/**/*View+*.swift", "Code/**/*View.swift"],
        "ViewModels": ["Code/**/*ViewModel.swift"], "Models": ["Code/Map/MapModel.swift"],
        "Data": ["Code/**/*Repository.swift"], "Domain": ["Code/**/*Model.swift"],
      ])
    #expect(guess.left == ["Code/Home/Odd.swift"] && guess.coveredCount == 7)
    let book = try LayerBook(json: Data(guess.json.utf8))
    #expect(book.layers.map(\.name) == ["Views", "ViewModels", "Models", "Data", "Domain"])
    #expect(
      book.rules.map(\.id) == [
        "viewmodels-knows-no-views", "models-knows-no-views", "data-knows-no-views",
        "domain-knows-no-views", "data-knows-no-viewmodels", "domain-knows-no-viewmodels",
      ])
  }

  @Test func `without view models, files named Model become a layer Models rather than Domain`() {
    let guess = guess([
      "Code/Home/HomeModel.swift", "Code/Home/HomeView.swift", "Code/Map/MapModel.swift",
      "Code/Map/MapView.swift",
    ])
    #expect(
      guess.folders == [
        "Views": ["Code/**/*View.swift"], "Models": ["Code/**/*Model.swift"],
      ])
  }

  @Test func `the files of VIPER in a folder for each module get layers by their names`() throws {
    let words = ["Entity", "Interactor", "Presenter", "Router", "ViewController"]
    let guess = guess(
      ["Cart", "Feed"].flatMap { name in words.map { "Modules/\(name)/\(name)\($0).swift" } })
    #expect(
      guess.folders == [
        "Views": ["Modules/**/*ViewController.swift"], "Routers": ["Modules/**/*Router.swift"],
        "Presenters": ["Modules/**/*Presenter.swift"],
        "Domain": ["Modules/**/*Entity.swift", "Modules/**/*Interactor.swift"],
      ])
    let book = try LayerBook(json: Data(guess.json.utf8))
    #expect(
      Set(book.rules.map(\.id)) == [
        "domain-knows-no-views", "domain-knows-no-routers", "domain-knows-no-presenters",
        "presenters-knows-no-views",
      ])
  }

  @Test(arguments: ["App", "Sources/App", "Shop", "Core", "UI", "Sources/Core", "ShopCore"])
  func `the folder that holds all sources is no layer by its name`(top: String) throws {
    let words = ["Entity", "Interactor", "Presenter", "Router", "View"]
    let modules = ["Feed", "Login", "Profile"].flatMap { name in
      words.map { "\(top)/Modules/\(name)/\(name)\($0).swift" }
    }
    let guess = guess(modules + ["\(top)/Services/APIClient.swift", "\(top)/AppDelegate.swift"])
    let inner = guess.folders.filter { $0.key != "App" }
    #expect(
      inner == [
        "Views": ["\(top)/Modules/**/*View.swift"],
        "Routers": ["\(top)/Modules/**/*Router.swift"],
        "Presenters": ["\(top)/Modules/**/*Presenter.swift"],
        "Domain": ["\(top)/Modules/**/*Entity.swift", "\(top)/Modules/**/*Interactor.swift"],
        "Data": ["\(top)/**/*Client.swift"],
      ])
    #expect(guess.folders["App"] == (top.hasSuffix("App") ? ["\(top)/*.swift"] : nil))
  }

  @Test func `a folder App in a top folder App is the layer, and not the top folder`() {
    let guess = guess(["App/App/Start.swift", "App/Models/City.swift", "App/Views/Page.swift"])
    #expect(guess.folders["App"] == ["App/App"])
  }

  @Test(arguments: ["UI", "Core"])
  func `layers below a top folder with a layer's name are told by their own names`(top: String) {
    let below = guess([
      "\(top)/UI/Page.swift", "\(top)/Core/City.swift", "\(top)/Data/Net.swift",
      "\(top)/Main.swift",
    ])
    #expect(
      below.folders == [
        "Presentation": [top == "UI" ? "UI/UI" : "**/UI"], "Domain": ["\(top)/Core"],
        "Data": ["**/Data"],
      ])
    #expect(below.left == ["\(top)/*.swift"])
  }

  @Test func `no layer is guessed if only few file names indicate one`() {
    let guess = guess([
      "Code/Home/HomeView.swift", "Code/Home/HomeModel.swift", "Code/Home/A.swift",
      "Code/Home/B.swift",
    ])
    #expect(guess.folders.isEmpty && guess.left == ["Code/Home/*.swift"] && guess.percent == 0)
    #expect(self.guess([]).percent == 0)
  }

  @Test func `a folder that contains a whole app is not guessed to be a layer`() {
    let app = ["WeatherUI/Data/Store.swift", "WeatherUI/Views/Page.swift"]
    #expect(
      guess(app).folders == ["Data": ["**/Data"], "Presentation": ["WeatherUI/Views"]])
    #expect(
      guess(app + ["Widget/W.swift"]).folders
        == ["Data": ["**/Data"], "Presentation": ["WeatherUI/Views"]])
    #expect(
      guess(app + ["Domain/City.swift"]).folders == [
        "Data": ["**/Data"], "Domain": ["**/Domain"], "Presentation": ["WeatherUI"],
      ])
  }

  @Test(
    arguments: [
      ("FeedDomain", "Domain"), ("NetworkingKit", "Shared"), ("UIHelpers", "Presentation"),
      ("DataX", "Data"), ("Feed2Views", "Presentation"), ("ViewModels", nil), ("Database", nil),
      ("Datafeed", nil), ("Feed", nil), ("FeeddomainX", nil), ("FEEDUI", nil),
    ] as [(String, String?)])
  func `the words of a name suggest a layer`(name: String, layer: String?) {
    #expect(LayoutGuess.role(ofWords: name) == layer)
  }
}
