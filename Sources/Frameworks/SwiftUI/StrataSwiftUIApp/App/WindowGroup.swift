import Foundation
import StrataSwiftUIAccessibility
import StrataSwiftUICollections
import StrataSwiftUINavigation
public import StrataViewTree
public import SwiftUICore

/// A scene that shows the app's content in a window.
///
/// Same as Apple's. Each page in a browser is a window.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private let content: Content
  public let _windowName: String?

  /// Creates a window with content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(name: nil, content: content())
  }

  nonisolated init(name: String?, content: Content) {
    _windowName = name
    self.content = content
  }

  public var _content: AnyView { AnyView(content) }

  /// Shows the content as the only scene of the window, without erasing its type.
  public func _mount(in window: Window) { window.show(content) }
}

extension Window {
  /// Shows a view in the window, with the environment that every view inherits.
  func show<Content: View>(_ content: Content) {
    guard let root = tree.screen else { return }
    var values = EnvironmentValues()
    values.locale = Locale(identifier: language)
    values.window = self
    values.clock = tree.clock
    values.sceneValues = SceneValues()
    let schemes = SchemeWishes()
    values.schemeWishes = schemes
    let known = KnownFacts()
    known.onChange = { [weak self] in if let self { OpenWindows.report(self) } }
    values.knownFacts = known
    values.outerPage = PageModel()
    values.editMode = Binding(box: StateBox(EditMode.inactive))
    values.windowAddress = windowAddress
    let router = SceneRouter(location)
    values.router = router
    let context = Context(parent: root, environment: values.store)
    let languages = [language]
    let shown = ShownLanguages()
    otherLanguage = { [language] in shown.main(insteadOf: language) }
    let surroundings = WindowSurroundings(values)
    let holder = CurrentWindow.Holder(self)
    tree.surroundings = { body in
      CurrentWindow.$holder.withValue(holder) {
        PreferredLanguages.$current.withValue(languages) {
          ShownLanguages.$current.withValue(shown, operation: body)
        }
      }
    }
    let whole = WindowRoot(facts: facts, schemes: schemes, known: known, content: content)
      .onDisappear { [weak self, surroundings] in
        router.end()
        guard let self else { return }
        withExtendedLifetime(surroundings) { OpenWindows.remove(self) }
      }
    func build<Whole: View>(_ view: Whole, _ old: Node?) -> Node {
      Whole._update(view, old, context)
    }
    OpenWindows.add(self, surroundings)
    tree.asDevice { root.setContent { build(whole, $0) } }
  }
}

extension Window {
  /// The address of this window among those of the app, which is removed from the location of the
  /// window's content.
  private var windowAddress: WindowAddress? {
    guard location.base.isEmpty, let address = WindowAddress(url: location.url) else { return nil }
    location.move(below: address.url)
    return address
  }
}
