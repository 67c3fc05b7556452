import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

@testable import UIKit

/// A delegate that notes each step of the app's life.
private class NotingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var heard: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("launch")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIHostingController(rootView: Text("content"))
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { session.configuration }

  func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) {
    heard.append("terminate \(DeviceHost.currentID.rawValue)")
  }

  func takeHeard() -> [String] {
    defer { heard = [] }
    return heard
  }
}

/// The same with scenes, which it configures.
private final class ConfiguringDelegate: NotingDelegate {
  override func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Main", sessionRole: session.role)
  }
}

/// An app that begins with an `App`, which has scenes on Apple's platforms, too.
private struct AdaptedPage: View {
  @UIApplicationDelegateAdaptor(NotingDelegate.self) private var delegate

  var body: some View { Text("page") }
}

private struct DelegatePage: View {
  let delegate: any UIApplicationDelegate

  var body: some View { DelegateWindow(delegate: delegate) }
}

/// Tests of the life cycle that a delegate of an app without scenes follows.
@MainActor @Suite struct DelegateLifeTests {
  private let device = Device.fresh

  private func open<Delegate: NotingDelegate>(
    _ type: Delegate.Type, through device: Device? = nil
  ) -> (Screen, Delegate) {
    let device = device ?? self.device
    return DeviceHost.$current.withValue(device) {
      let delegate = DeviceApplication.current.launch(type)
      let screen = Screen(DelegatePage(delegate: delegate), device: device)
      screen.flush()
      return (screen, delegate)
    }
  }

  private var end: String { "terminate \(device.id.rawValue)" }

  @Test func `the delegate of an app without scenes follows its only window`() {
    let (screen, delegate) = open(NotingDelegate.self)
    #expect(delegate.takeHeard() == ["launch", "active"])
    screen.surround { $0.isHidden = true }
    #expect(delegate.takeHeard() == ["resign", "background"])
    screen.surround { _ in }
    #expect(delegate.takeHeard() == ["foreground", "active"])
    screen.close()
    #expect(delegate.takeHeard() == ["resign", "background", end])
  }

  @Test func `the delegate of an app without scenes hears of the first and the last window only`() {
    let (first, delegate) = open(NotingDelegate.self)
    let (second, same) = open(NotingDelegate.self, through: device.through(NoDeviceRequests()))
    #expect(same === delegate && delegate.takeHeard() == ["launch", "active"])
    first.surround { $0.isHidden = true }
    first.close()
    #expect(delegate.takeHeard() == [])
    second.surround { $0.isHidden = true }
    #expect(delegate.takeHeard() == ["resign", "background"])
    let (third, _) = open(NotingDelegate.self, through: device.through(NoDeviceRequests()))
    #expect(delegate.takeHeard() == ["foreground", "active"], "a new window brings the app back")
    third.close()
    second.close()
    #expect(delegate.takeHeard() == ["resign", "background", end])
  }

  @Test func `a window after the last one was closed launches another delegate`() {
    let (first, delegate) = open(NotingDelegate.self)
    first.close()
    let (_, next) = open(NotingDelegate.self)
    #expect(next !== delegate && next.takeHeard() == ["launch", "active"])
  }

  @Test func `the delegates of other devices hear nothing of a window`() {
    let (screen, _) = open(NotingDelegate.self)
    let (other, delegate) = open(NotingDelegate.self, through: .fresh)
    _ = delegate.takeHeard()
    screen.surround { $0.isHidden = true }
    screen.close()
    #expect(delegate.takeHeard() == [] && other.has("content"))
  }

  @Test func `the delegate of an app with scenes is told of its end only`() {
    let (screen, delegate) = open(ConfiguringDelegate.self)
    screen.surround { $0.isHidden = true }
    screen.surround { _ in }
    #expect(delegate.takeHeard() == ["launch"])
    screen.close()
    #expect(delegate.takeHeard() == [end])
  }

  @Test func `the delegate of an app that begins with an App is told of its end only`() throws {
    try DeviceHost.$current.withValue(device) {
      let screen = Screen(AdaptedPage(), device: device)
      screen.flush()
      let delegate = try #require(UIApplication.shared.delegate as? NotingDelegate)
      screen.surround { $0.isHidden = true }
      screen.surround { _ in }
      #expect(delegate.takeHeard() == ["launch"])
      screen.close()
      #expect(delegate.takeHeard() == [end])
    }
  }
}
