/// Small projects in usual layouts, some of which contradict the names of their folders.
enum LayoutSamples {
  static let all = [
    features, viper, coordinators, modules, singleFolder, uikit, mixed, composable, packages,
    storyboards,
  ]

  /// Features with a folder for each layer, as the names say.
  static let features = layers(of: ["Feed", "Map"])

  /// Returns three layers for each feature: a screen and a store that use an item.
  static func layers(of features: [String]) -> [String: String] {
    files(features) { name in
      [
        "Features/\(name)/Domain/\(name)Item.swift": "struct \(name)Item {}\n",
        "Features/\(name)/Data/\(name)Store.swift":
          "import CoreData\nstruct \(name)Store {\n  let item: \(name)Item? = nil\n}\n",
        "Features/\(name)/Presentation/\(name)View.swift":
          "import SwiftUI\nstruct \(name)View {\n  let item: \(name)Item? = nil\n}\n",
      ]
    }
  }

  /// VIPER whose interactors know a protocol that is declared beside the presenter.
  static let viper = files(["Home", "Cart", "Login"]) { name in
    [
      "Modules/\(name)/View/\(name)ViewController.swift":
        "import UIKit\nfinal class \(name)ViewController {\n  var presenter: \(name)Presenter?\n}\n",
      "Modules/\(name)/Presenter/\(name)Presenter.swift":
        "protocol \(name)Output {}\nfinal class \(name)Presenter {\n  var interactor: \(name)Interactor?\n}\n",
      "Modules/\(name)/Interactor/\(name)Interactor.swift":
        "final class \(name)Interactor {\n  var output: \(name)Output?\n  var entity: \(name)Entity?\n}\n",
      "Modules/\(name)/Entity/\(name)Entity.swift": "struct \(name)Entity {}\n",
      "Modules/\(name)/Router/\(name)Router.swift":
        "import UIKit\nenum \(name)Router {\n  static let start: \(name)ViewController? = nil\n}\n",
    ]
  }

  /// MVVM-C: view models call the coordinator that made them, and services.
  static let coordinators = files(["Home", "Cart", "Login"]) { name in
    [
      "Shop/Coordinators/\(name)Coordinator.swift":
        "import UIKit\nfinal class \(name)Coordinator {\n  var view: \(name)View?\n  var model: \(name)ViewModel?\n}\n",
      "Shop/Views/\(name)View.swift":
        "import SwiftUI\nstruct \(name)View {\n  let model: \(name)ViewModel? = nil\n}\n",
      "Shop/ViewModels/\(name)ViewModel.swift":
        "final class \(name)ViewModel {\n  var coordinator: \(name)Coordinator?\n  var row: \(name)Row?\n  var service: \(name)Service?\n}\n",
      "Shop/Services/\(name)Service.swift":
        "import Foundation\nfinal class \(name)Service {\n  var row: \(name)Row?\n}\n",
      "Shop/Models/\(name)Row.swift": "struct \(name)Row {}\n",
    ]
  }

  /// A package whose core is built on its network module.
  static let modules = [
    "Package.swift": """
    // swift-tools-version: 6.0
    let package = Package(name: "A", targets: [
      .target(name: "AppCore"),
      .target(name: "AppNetworking"),
      .target(name: "AppUI"),
    ])
    """,
    "Sources/AppCore/Feed.swift": "import AppNetworking\nstruct Feed {}\n",
    "Sources/AppCore/Map.swift": "import AppNetworking\nstruct Map {}\n",
    "Sources/AppNetworking/Client.swift": "import Foundation\nstruct Client {}\n",
    "Sources/AppUI/FeedView.swift": "import SwiftUI\nimport AppCore\nstruct FeedView {}\n",
    "Sources/AppUI/MapView.swift": "import SwiftUI\nimport AppCore\nstruct MapView {}\n",
  ]

  /// All files in one folder; services call back the view models that use them.
  static let singleFolder = files(["Home", "Cart"]) { name in
    [
      "Shop/\(name)View.swift": "struct \(name)View {\n  let model: \(name)ViewModel? = nil\n}\n",
      "Shop/\(name)ViewModel.swift":
        "final class \(name)ViewModel {\n  var service: \(name)Service?\n}\n",
      "Shop/\(name)Service.swift":
        "final class \(name)Service {\n  var owner: \(name)ViewModel?\n}\n",
    ]
  }

  /// An app of view controllers, whose other folders have names that say nothing.
  static let uikit = files(["Home", "Cart", "Login"]) { name in
    [
      "Shop/Controllers/\(name)Controller.swift":
        "import UIKit\nfinal class \(name)Controller {\n  var thing: \(name)Thing?\n}\n",
      "Shop/Managers/\(name)Manager.swift":
        "import CoreData\nfinal class \(name)Manager {\n  var thing: \(name)Thing?\n}\n",
      "Shop/Things/\(name)Thing.swift": "import Foundation\nstruct \(name)Thing {}\n",
    ]
  }

  /// One folder called App that mixes a screen, a store, a client and a model.
  static let mixed = [
    "App/HomeView.swift": "import SwiftUI\nstruct HomeView {\n  let store: Store? = nil\n}\n",
    "App/Store.swift": "final class Store {\n  let client = APIClient()\n}\n",
    "App/APIClient.swift":
      "import Foundation\nstruct APIClient {\n  func item() -> Item? { nil }\n}\n",
    "App/Item.swift": "struct Item: Codable {\n  let id: Int\n}\n",
  ]

  /// The Composable Architecture: a target for each feature, with reducer and view in one folder.
  static let composable: [String: String] = {
    let names = ["AppFeature", "Feed", "Cart", "Login"]
    let targets = names.map { "  .target(name: \"\($0)\"),\n" }.joined()
    let own = files(names) { name in
      [
        "Sources/\(name)/\(name)Reducer.swift":
          "import ComposableArchitecture\n@Reducer struct \(name)Reducer {\n  struct State {}\n}\n"
      ]
    }
    let manifest = "let package = Package(name: \"A\", targets: [\n\(targets)])\n"
    return own.merging(["Package.swift": manifest]) { $1 }
  }()

  /// An app beside local packages: one for each feature, which asks the network package itself, and
  /// packages that the features share.
  static let packages: [String: String] = {
    let names = ["Home", "Cart", "Login"]
    let own = files(names) { name in
      let feature = "Packages/\(name)Feature/Sources/\(name)Feature"
      return [
        "\(feature)/\(name)View.swift":
          "import DesignSystem\nimport Models\nimport SwiftUI\nstruct \(name)View {\n  let item: \(name)Item? = nil\n}\n",
        "\(feature)/\(name)Loader.swift":
          "import Models\nimport Networking\nstruct \(name)Loader {\n  let endpoint: \(name)Endpoint? = nil\n}\n",
        "Packages/Networking/Sources/Networking/\(name)Endpoint.swift":
          "import Foundation\nimport Models\npublic struct \(name)Endpoint {\n  let item: \(name)Item? = nil\n}\n",
        "Packages/Models/Sources/Models/\(name)Item.swift":
          "import Foundation\npublic struct \(name)Item {}\n",
        "Packages/DesignSystem/Sources/DesignSystem/\(name)Style.swift":
          "import SwiftUI\npublic struct \(name)Style {}\n",
      ]
    }
    let packages = names.map { "\($0)Feature" } + ["Networking", "Models", "DesignSystem"]
    let manifests = packages.map { name in
      (
        "Packages/\(name)/Package.swift",
        "let package = Package(name: \"\(name)\", targets: [\n  .target(name: \"\(name)\"),\n])\n"
      )
    }
    let app = [
      "Shop/ShopApp.swift": "import HomeFeature\nimport SwiftUI\n@main struct ShopApp {}\n"
    ]
    return own.merging(manifests) { $1 }.merging(app) { $1 }
  }()

  /// View controllers that storyboards create, so that no code names them; models with pictures
  /// import UIKit.
  static let storyboards: [String: String] = {
    let own = files(["Home", "Cart", "Login"]) { name in
      [
        "Shop/ViewControllers/\(name)ViewController.swift":
          "import UIKit\nfinal class \(name)ViewController {\n  let service: \(name)Service? = nil\n}\n",
        "Shop/Views/\(name)Cell.swift":
          "import UIKit\nfinal class \(name)Cell {\n  var item: \(name)Item?\n}\n",
        "Shop/Models/\(name)Item.swift":
          "import UIKit\nstruct \(name)Item {\n  var picture: UIImage?\n}\n",
        "Shop/Services/\(name)Service.swift":
          "import Foundation\nfinal class \(name)Service {\n  var item: \(name)Item?\n}\n",
        "Shop/Storyboards/\(name).storyboard":
          "<document><viewController customClass=\"\(name)ViewController\"/></document>\n",
      ]
    }
    let delegates = ["AppDelegate", "SceneDelegate"].map { name in
      ("Shop/\(name).swift", "import UIKit\nfinal class \(name) {}\n")
    }
    return own.merging(delegates) { $1 }
  }()

  private static func files(
    _ features: [String], _ of: (String) -> [String: String]
  ) -> [String: String] {
    features.reduce(into: [:]) { files, name in files.merge(of(name)) { $1 } }
  }
}
