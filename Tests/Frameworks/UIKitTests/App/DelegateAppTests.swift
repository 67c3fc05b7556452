import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

@testable import UIKit

/// A delegate that makes the window, as in an app without scenes.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let words = Words()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIHostingController(rootView: WordsPage(words: words))
    window?.makeKeyAndVisible()
    return true
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.remove(menu: .edit)
    builder.replaceChildren(ofMenu: .file) { old in
      let command = UIKeyCommand(
        input: "N", modifierFlags: .command,
        action: UIAction { [weak self] _ in self?.words.list.append("new") })
      command.title = "New Word"
      return [command] + old
    }
  }
}

@Observable private final class Words {
  var list = ["old"]
}

private struct WordsPage: View {
  let words: Words

  var body: some View {
    ForEach(words.list, id: \.self) { Text($0) }
    Button("Enter") {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      scene?.keyWindow?.rootViewController = UIHostingController(rootView: Text("inside"))
    }
  }
}

/// A delegate whose scenes' delegates make the windows.
private final class ScenesDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneWindowDelegate.self
    return configuration
  }
}

private final class SceneWindowDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    let url = connectionOptions.urlContexts.first?.url.absoluteString ?? "none"
    window?.rootViewController = UIHostingController(rootView: Text("opened with \(url)"))
    window?.makeKeyAndVisible()
  }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

/// Tests of apps that begin with a delegate instead of an `App`.
@MainActor @Suite struct DelegateAppTests {
  private func open<Delegate: NSObject & UIApplicationDelegate>(
    _ type: Delegate.Type, url: String = "/"
  ) -> Screen {
    let device = Device.fresh
    return DeviceHost.$current.withValue(device) {
      Screen(
        DelegatePage(delegate: DeviceApplication.current.launch(type)), url: url, device: device)
    }
  }

  @Test func `the window that the app's delegate makes is shown`() {
    #expect(open(WindowDelegate.self).has("old"))
  }

  @Test func `setting another rootViewController replaces the content of the window`() throws {
    let screen = open(WindowDelegate.self)
    try screen.button("Enter").tap()
    #expect(screen.has("inside") && !screen.has("old"))
  }

  @Test func `a scene delegate makes the window of each page and receives its URL`() {
    #expect(open(ScenesDelegate.self, url: "/notes").has("opened with /notes"))
    #expect(open(ScenesDelegate.self).has("opened with none"))
  }

  @Test func `a key command of the menu runs its action`() throws {
    let screen = open(WindowDelegate.self)
    try screen.press(KeyboardShortcut("n"))
    #expect(screen.has("new"))
  }

  @Test func `a key command is hidden from screen readers and from the Tab key`() throws {
    let screen = open(WindowDelegate.self)
    #expect(!screen.has("New Word"))
    #expect(screen.tree.contains(/button[^\n]*\(hidden\)/), "\(screen.tree)")
  }

  @Test func `an app delegate without a window shows an empty page`() {
    #expect(open(EmptyDelegate.self).lines.isEmpty)
  }

  @Test func `menus are found, replaced, inserted and removed`() {
    let menu = MainMenu()
    let own = UIMenu.Identifier("own")
    menu.insertSibling(UIMenu(title: "Own", identifier: own), afterMenu: .file)
    menu.insertChild(UIMenu(title: "In", identifier: .init("in")), atEndOfMenu: own)
    #expect(menu.menu(for: own)?.children.map(\.title) == ["In"])
    let places = menu.menu(for: .root)?.children.compactMap { ($0 as? UIMenu)?.identifier }
    #expect(places?.firstIndex(of: own) == 2)
    menu.replace(menu: own, with: UIMenu(title: "Other", identifier: own))
    #expect(menu.menu(for: own)?.title == "Other" && menu.menu(for: .init("in")) == nil)
    menu.remove(menu: own)
    #expect(menu.menu(for: own) == nil)
  }
}

/// The window of a delegate that lives as long as the page.
private struct DelegatePage: View {
  let delegate: any UIApplicationDelegate

  var body: some View { DelegateWindow(delegate: delegate) }
}
