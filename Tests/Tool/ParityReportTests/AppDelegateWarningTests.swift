import Testing

/// Tests that an app's delegate gives no warnings about what it does not implement.
@Suite struct AppDelegateWarningTests {
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    class Receiver: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
      ) async -> UIBackgroundFetchResult { .newData }
    }
    """

  @Test(arguments: ["5", "6"])
  func `a delegate compiles without a message in each language mode`(mode: String) throws {
    #expect(try TypeChecker().messages(about: Self.app, languageMode: mode) == [])
  }
}
