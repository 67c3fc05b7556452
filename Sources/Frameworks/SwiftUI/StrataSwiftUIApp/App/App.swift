import Foundation
import StrataViewTree

/// The entry point and structure of an app.
///
///     @main struct Greeter: App {
///       var body: some Scene { WindowGroup { Text("Hello") } }
///     }
///
/// Same as Apple's. On Linux `main()` passes the app to the linked host, which serves each visitor
/// a window.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scene.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app. It is called for each window.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app until the process ends.
  @MainActor @preconcurrency public static func main() {
    guard let run = ApplicationHost.run else {
      let message =
        "\(Self.self) cannot start: its target must depend on Strata's product SwiftUI\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      exit(70)
    }
    MainBundle.adoptInformation()
    OrderedURLCache.orderAll()
    run(application())
  }

  /// Returns the app as the host uses it: each window gets a new instance.
  static func application() -> Application {
    Application(
      name: ProcessInfo.processInfo.processName,
      mount: { window in window.show(AppView(Self.init())) },
      previews: { _PreviewCollector.applicationPreviews }, launch: { Self.init() })
  }
}
