import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import UIKit

/// Tests in the serialized suite, since they also set the delegate of the shared application.
extension RemoteNotificationTests {
  private final class Launched: NSObject, UIApplicationDelegate {
    var heard: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("will, from \(launchOptions?[.url] ?? "nowhere")")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("did")
      return true
    }
  }

  private struct Page: View {
    @UIApplicationDelegateAdaptor(Launched.self) private var delegate

    var body: some View { Text(verbatim: delegate.heard.joined(separator: ", ")) }
  }

  @Test func `the adaptor creates and launches one delegate for all windows`() throws {
    let told = Recorded<Bool>()
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
    ) { _ in told.record(true) }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(Screen(Page()).text == "will, from nowhere, did")
    let first = try #require(UIApplication.shared.delegate as? Launched)
    #expect(Screen(Page()).text == "will, from nowhere, did", "another window launches nothing")
    #expect(UIApplicationDelegateAdaptor(Launched.self).wrappedValue === first)
    #expect(told.all == [true])
    let state = UIApplication.shared.applicationState
    #expect(state == UIApplication.State.active && state != .inactive && state != .background)
    #expect(!UIApplication.shared.windows.isEmpty)
  }
}
