import Foundation
import StrataDeviceServices
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var heard: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    heard.append((["connect"] + urls).joined(separator: " "))
  }
  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }

  private func note(_ word: String, _ scene: UIScene) {
    heard.append("\(word) \(scene.activationState.rawValue)")
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate {
  var discarded = 0

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {
    discarded += sessions.count
  }
}

private struct Page: View {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @State private var heard = ""

  var body: some View {
    VStack {
      Text(verbatim: "heard \(heard)")
      Button("Tell") { present() }
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification))
    { _ in heard += "A" }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
    ) { _ in heard += "B" }
    .onReceive(NotificationCenter.default.publisher(for: UIScene.didActivateNotification)) { _ in
      heard += "s"
    }
  }

  private func present() {
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .default))
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.windows.first?.rootViewController?.present(alert, animated: true)
  }
}

/// Tests of the scenes of a device: one for each of its windows.
@MainActor struct SceneTests {
  private let device = Device.fresh

  private func open(_ url: String = "/", through device: Device? = nil) -> Screen {
    let device = device ?? self.device
    let screen = DeviceHost.$current.withValue(device) { Screen(Page(), url: url, device: device) }
    screen.flush()
    return screen
  }

  private func here<Value>(_ body: () throws -> Value) rethrows -> Value {
    try DeviceHost.$current.withValue(device, operation: body)
  }

  @Test func `a scene's delegate is notified of each step of the window's life cycle`() throws {
    let screen = open("/notes?id=3")
    let scene = try #require(
      here { UIApplication.shared.connectedScenes.first as? UIWindowScene })
    let delegate = try #require(scene.delegate as? SceneDelegate)
    let app = try #require(here { UIApplication.shared.delegate as? AppDelegate })
    #expect(delegate.heard == ["connect /notes?id=3", "foreground 1", "active 0"])
    #expect(scene.session.configuration.name == "Main" && scene.session.scene === scene)
    #expect(scene.session.configuration.role == .windowApplication)
    delegate.heard = []
    screen.surround { $0.isHidden = true }
    #expect(delegate.heard == ["resign 1", "background 2"])
    #expect(here { UIApplication.shared.applicationState } == .background)
    screen.surround { _ in }
    #expect(delegate.heard.suffix(2) == ["foreground 1", "active 0"])
    #expect(here { UIApplication.shared.applicationState } == .active)
    delegate.heard = []
    screen.close()
    #expect(delegate.heard == ["resign 1", "background 2", "disconnect -1"])
    #expect(app.discarded == 1 && here { UIApplication.shared.connectedScenes.isEmpty })
  }

  @Test func `the app's notifications reach the views of their device only`() {
    let (screen, other) = (open(), open(through: .fresh))
    #expect(screen.has("heard sA") && other.has("heard sA"))
    screen.surround { $0.isHidden = true }
    screen.surround { _ in }
    #expect(screen.has("heard sABsA") && other.has("heard sA"))
  }

  @Test func `the app is in the background once none of its windows is visible`() {
    let (first, second) = (open(), open(through: device.through(NoDeviceRequests())))
    #expect(here { UIApplication.shared.connectedScenes.count } == 2)
    first.surround { $0.isHidden = true }
    #expect(here { UIApplication.shared.applicationState } == .active)
    second.surround { $0.isHidden = true }
    #expect(here { UIApplication.shared.applicationState } == .background)
    #expect(second.text.contains("B"))
  }

  @Test func `the root controller of a scene's window can present an alert above the page`() throws
  {
    let screen = open()
    try screen.button("Tell").tap()
    #expect(screen.has("Saved"))
    try screen.button("Fine").tap()
    #expect(!screen.has("Saved"))
  }

  @Test func `ending the window's editing takes the focus from any field of the page`() throws {
    struct Form: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(verbatim: isFocused ? "writing" : "reading")
        TextField("Name", text: $text).focused($isFocused)
        Button("Done") { UIApplication.shared.keyWindow?.endEditing(true) }
      }
    }
    let screen = Screen(Form(), device: device)
    try screen.field("Name").focus()
    #expect(screen.has("writing"))
    _ = screen.takePatch()
    try screen.button("Done").tap()
    #expect(screen.takePatch().contains(.focus(nil)) && screen.has("reading"))
  }

  @Test func `ending a view's editing takes the focus from the field inside`() throws {
    let (view, field) = (UIView(), UITextField())
    field.placeholder = "Name"
    view.addSubview(field)
    let screen = screen(of: view)
    #expect(!view.endEditing(true), "no field is edited")
    try screen.field("Name").focus()
    #expect(view.endEditing(true) && screen.focused == nil && !field.isEditing)
  }

  @Test func `a page that does not read its size sends no request to the browser`() throws {
    let browser = PlayedWindow(parts: "screen.watch")
    let device = Device(id: DeviceID(rawValue: UUID().uuidString), requests: browser)
    let screen = open(through: device)
    try screen.button("Tell").tap()
    #expect(screen.has("Saved") && browser.asked.all.isEmpty)
  }

  @Test func `a view's window belongs to the scene of its page`() throws {
    let label = UILabel()
    struct Shown: UIViewRepresentable {
      let label: UILabel
      func makeUIView(context: Context) -> UILabel { label }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    let screen = Screen(Shown(label: label), device: device)
    screen.flush()
    let window = try #require(label.window)
    #expect(window.isKeyWindow && window.windowScene?.windows == [window])
    #expect(here { UIApplication.shared.connectedScenes } == [try #require(window.windowScene)])
    #expect(window.windowScene?.statusBarManager?.statusBarFrame == .zero)
    screen.close()
    #expect(label.window == nil)
  }
}
