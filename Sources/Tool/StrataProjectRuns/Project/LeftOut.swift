/// A part of a project that is not built, with the reason.
package struct LeftOut: Equatable, Hashable, Sendable, Comparable {
  /// The name of the target, or the path of the file from the project's folder.
  package var name: String
  /// The reason why the part is not built.
  package var reason: String

  static let watch = "a browser has no watch"
  static let aggregate = "an aggregate target compiles nothing, and Strata runs no scripts of Xcode"
  static let script = "Strata runs no scripts of Xcode's build phases"
  static let bridgingHeader =
    "Strata compiles no Objective-C, so the names that the bridging header imports are missing"

  package static func < (left: Self, right: Self) -> Bool {
    (left.reason, left.name) < (right.reason, right.name)
  }

  /// Returns the reason why files with an extension are not built; `nil` if they are sources or
  /// resources.
  static func reason(ofKind kind: String) -> String? {
    switch kind {
    case "storyboard": "Strata reads no storyboards"
    case "xib", "nib": "Strata reads no xib files"
    case "intentdefinition": "the file defines intents for Siri, which Linux does not have"
    case "xcmappingmodel": "Strata reads no mapping models of Core Data"
    case "metal": "a browser runs no Metal shaders"
    case "mlmodel", "mlpackage", "mlmodelc": "there is no Core ML on Linux"
    case "m", "mm": "Strata compiles no Objective-C"
    case "c", "cc", "cpp", "cxx", "s", "h", "hpp", "pch", "modulemap":
      "SwiftPM compiles no C or C++ in a Swift target"
    case "xcframework", "framework", "a", "dylib":
      "the file is a binary that was built for Apple's platforms"
    default: nil
    }
  }

  /// Returns the reason why a kind of Xcode target is not built; `nil` if it is built.
  static func reason(ofProduct type: String) -> String? {
    switch type.replacing("com.apple.product-type.", with: "") {
    case "application", "framework", "framework.static", "library.static", "library.dynamic",
      "bundle.unit-test":
      nil
    case "app-extension", "extensionkit-extension", "app-extension.messages",
      "app-extension.intents-service":
      "a browser has no app extensions or widgets"
    case "bundle.ui-testing": "XCUITest drives Apple's simulator; test with SwiftUITesting instead"
    case "application.watchapp", "application.watchapp2", "watchkit-extension",
      "watchkit2-extension", "application.watchapp2-container":
      watch
    case "bundle": "a resource bundle has no sources"
    default: "Strata builds only apps, frameworks, libraries and unit tests"
    }
  }
}
