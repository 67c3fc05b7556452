import Foundation
import StrataViewTree

/// An app: what it consists of, and where it begins.
///
///     @main struct Greeter: App {
///       var body: some Scene { WindowGroup { Text("Hello") } }
///     }
///
/// Same as Apple's. On Linux `main()` hands the app to the host that is linked, which serves each
/// visitor a window of its own.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app until its process ends.
  @MainActor @preconcurrency public static func main() {
    guard let run = ApplicationHost.run else {
      let message = "\(Self.self) has no host: link the SwiftUI product, not only its module\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(70)
    }
    run(application())
  }

  /// The app as a host sees it: one value of the app for each window.
  static func application() -> Application {
    Application(
      name: ProcessInfo.processInfo.processName,
      mount: { window in window.show(AppView(Self.init())) },
      previews: { _PreviewCollector.applicationPreviews }, launch: { Self.init() })
  }
}
