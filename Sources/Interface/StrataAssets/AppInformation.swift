package import Foundation

/// What an app says of itself in its `Info.plist`, as far as a browser can show it.
///
///     CFBundleDisplayName      WeDa
///     UILaunchScreen           UIColorName: LaunchColor, UIImageName: LaunchMark
///
/// The file lies where Xcode takes it from, among the resources of the program's own target.
/// SwiftPM allows none at their top, so it is in a folder of theirs: `Resources/Info.plist`.
package struct AppInformation: Equatable, Sendable {
  /// The app's name as a person reads it.
  package var displayName: String?
  package var launchScreen: LaunchScreen?
  /// The names of works that the app may be started for; `nil` where it names none.
  package var backgroundTasks: [String]?

  /// What stands on the screen before the app does. The names are those of an asset catalog.
  package struct LaunchScreen: Equatable, Sendable {
    package var colorName: String?
    package var imageName: String?
  }

  /// What the running program says.
  package static let current = read(in: AssetBundles.programPlaces)

  /// What the first file in these folders says; nothing where there is none.
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
      launchScreen = file.launchScreen.map {
        LaunchScreen(colorName: $0.colorName, imageName: $0.imageName)
      }
    } catch {
      AssetLog.say("\(path) cannot be read: \(error)")
    }
  }
}

/// An `Info.plist`, as Xcode writes it.
private struct InformationFile: Decodable {
  var displayName: String?
  var name: String?
  var launchScreen: LaunchScreen?
  var backgroundTasks: [String]?

  enum CodingKeys: String, CodingKey {
    case backgroundTasks = "BGTaskSchedulerPermittedIdentifiers"
    case displayName = "CFBundleDisplayName"
    case name = "CFBundleName"
    case launchScreen = "UILaunchScreen"
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
