package import Foundation

/// The entries of an app's `Info.plist` that a browser can show.
///
///     CFBundleDisplayName      WeDa
///     UILaunchScreen           UIColorName: LaunchColor, UIImageName: LaunchMark
///
/// The file is a resource of the program's target. SwiftPM does not allow an `Info.plist` at the
/// top of a target's resources, so it is in a folder: `Resources/Info.plist`.
package struct AppInformation: Equatable, Sendable {
  /// The app's display name.
  package var displayName: String?
  package var launchScreen: LaunchScreen?
  /// The name of the accent color in the asset catalog; `nil` for the name that Xcode gives it.
  package var accentName: String?
  /// The background task identifiers that the app permits; `nil` if the file lists none.
  package var backgroundTasks: [String]?
  /// The class of the delegate of the app's scenes: `Trips.SceneDelegate`.
  package var sceneDelegate: String?
  /// A Boolean value that indicates whether the file says that the app has scenes.
  package var hasScenes = false
  /// The URL schemes of the app, in lowercase letters.
  package var urlSchemes: Set<String> = []

  /// The launch screen. The names refer to an asset catalog.
  package struct LaunchScreen: Equatable, Sendable {
    package var colorName: String?
    package var imageName: String?
  }

  /// The entries of the running program's `Info.plist`.
  package static let current = read(in: AssetBundles.programPlaces)

  /// Reads the first `Info.plist` that exists in the given folders. Returns empty information if
  /// there is none.
  package static func read(in places: [URL]) -> AppInformation {
    for place in places {
      for path in ["Info.plist", "Resources/Info.plist"] {
        let file = place.appending(path: path)
        if let data = try? Data(contentsOf: file) { return AppInformation(data, file.path) }
      }
    }
    return AppInformation()
  }

  private init() {}

  private init(_ data: Data, _ path: String) {
    do {
      let file = try PropertyListDecoder().decode(InformationFile.self, from: data)
      displayName = file.displayName ?? file.name
      backgroundTasks = file.backgroundTasks
      accentName = file.accentName
      hasScenes = file.scenes != nil
      urlSchemes = Set((file.urlTypes ?? []).flatMap { $0.schemes ?? [] }.map { $0.lowercased() })
      sceneDelegate = file.scenes?.configurations?.windows?.first?.delegate
      launchScreen = file.launchScreen.map {
        LaunchScreen(colorName: $0.colorName, imageName: $0.imageName)
      }
    } catch {
      AssetLog.say("\(path) cannot be read: \(error)")
    }
  }
}

/// The keys of an `Info.plist`, as Xcode writes it.
private struct InformationFile: Decodable {
  var displayName: String?
  var name: String?
  var launchScreen: LaunchScreen?
  var accentName: String?
  var backgroundTasks: [String]?
  var scenes: Scenes?
  var urlTypes: [URLType]?

  enum CodingKeys: String, CodingKey {
    case accentName = "NSAccentColorName"
    case backgroundTasks = "BGTaskSchedulerPermittedIdentifiers"
    case displayName = "CFBundleDisplayName"
    case name = "CFBundleName"
    case launchScreen = "UILaunchScreen"
    case scenes = "UIApplicationSceneManifest"
    case urlTypes = "CFBundleURLTypes"
  }

  struct URLType: Decodable {
    var schemes: [String]?

    enum CodingKeys: String, CodingKey { case schemes = "CFBundleURLSchemes" }
  }

  struct Scenes: Decodable {
    var configurations: Configurations?

    enum CodingKeys: String, CodingKey { case configurations = "UISceneConfigurations" }

    struct Configurations: Decodable {
      var windows: [Configuration]?

      enum CodingKeys: String, CodingKey { case windows = "UIWindowSceneSessionRoleApplication" }
    }

    struct Configuration: Decodable {
      var delegate: String?

      enum CodingKeys: String, CodingKey { case delegate = "UISceneDelegateClassName" }
    }
  }

  struct LaunchScreen: Decodable {
    var colorName: String?
    var imageName: String?

    enum CodingKeys: String, CodingKey {
      case colorName = "UIColorName"
      case imageName = "UIImageName"
    }
  }
}
