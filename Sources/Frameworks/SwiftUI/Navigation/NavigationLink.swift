import Rendering
import ViewTree

/// Leads to another screen.
///
/// Same as Apple's. A link with a `Codable` value has an address of its own: it can be opened in a
/// new tab, shared, and followed without script.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let value: AnyHashable?
  let destination: Destination?
  @Environment(\.navigation) private var navigation
  @Environment(\.pageAddress) private var page
  @Environment(\.isEnabled) private var isEnabled

  public var body: some View {
    LinkTarget(
      url: value.flatMap { navigation?.url(pushing: $0, onto: page) },
      isEnabled: isEnabled && canGo,
      label: label
    ) {
      if let value {
        navigation?.push(value)
      } else if let destination {
        navigation?.push(AnyView(destination))
      }
    }
  }

  private var canGo: Bool { navigation != nil && (value != nil || destination != nil) }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
    destination = nil
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination()
    value = nil
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    self.init(destination: destination) { Text(titleKey) }
  }
}

/// The element of a link within the app.
private struct LinkTarget<Label: View>: View {
  typealias Body = Never
  var url: String?
  var isEnabled: Bool
  var label: Label
  var action: () -> Void

  init(
    url: String?, isEnabled: Bool, label: Label, action: @escaping () -> Void
  ) {
    self.url = url
    self.isEnabled = isEnabled
    self.label = label
    self.action = action
  }

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(view.url == nil ? .button : .link, events: view.isEnabled ? .tap : [])
    element[.url] = view.url
    element[.variant] = "go"
    element.set(.isDisabled, !view.isEnabled)
    let action = view.action
    return ElementNode.update(old, context, element, handlers: [(.tap, { _ in action() })]) {
      Label._update(view.label, $0, $1)
    }
  }
}
