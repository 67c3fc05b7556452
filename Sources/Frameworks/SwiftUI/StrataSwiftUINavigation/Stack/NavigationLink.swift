import StrataRendering
import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A control that navigates to another screen.
///
/// Same as Apple's. A link with a `Codable` value has an address, so it can be opened in a new tab,
/// shared, and followed without a script.
public struct NavigationLink<Label: View, Destination: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let value: AnyHashable?
  nonisolated(unsafe) let destination: Destination?
  /// The binding that indicates whether the destination is shown; `nil` if the app has none.
  var isActive: Binding<Bool>?
  @Environment(\.navigation) private var navigation
  @Environment(\.pageAddress) private var page
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.split) private var split
  @Environment(\.buttonStyling) private var styling
  @Environment(\.listSelection) private var selection
  @Environment(\.showsLinkIndicators) private var showsIndicator

  public var body: some View {
    let goal = self.goal
    let _ = value.map { navigation?.note(linkTo: $0, isInRoot: !goal.isInColumn) }
    if let isActive, let destination {
      target(goal).modifier(
        PushModifier(
          isPresented: isActive, isWanted: isActive.wrappedValue,
          content: AnyView(destination)))
    } else {
      target(goal).modifier(LinkChoiceModifier(value: goal.isChoice ? value : nil))
    }
  }

  @ViewBuilder private func target(_ goal: LinkGoal<Destination>) -> some View {
    let url = goal.choosesOnly ? nil : value.flatMap { navigation?.url(pushing: $0, onto: page) }
    if let style = styling.custom {
      StyledLinkBody(
        style: style, link: StyledLink(url: url, isWithinApp: showsIndicator), label: label,
        action: goal.follow
      )
      .disabled(!goal.isReachable)
    } else {
      LinkTarget(
        url: url, isEnabled: isEnabled && goal.isReachable, isChosen: goal.isChosen, label: label,
        action: goal.follow)
    }
  }

  private var goal: LinkGoal<Destination> {
    LinkGoal(
      isActive: isActive, value: value, destination: destination, navigation: navigation,
      split: split, selection: selection)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the stack's path. If the value is `nil`, the link is
  /// disabled.
  ///
  ///     NavigationLink(value: Route.city(city.slug)) { Text(city.name) }
  ///
  /// - Parameters:
  ///   - value: The value that is pushed, for which the stack has a destination.
  ///   - label: The view of the label.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
    destination = nil
  }

  /// Creates a link to a value, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - value: The value that is pushed, for which the stack has a destination.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to a value, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - value: The value that is pushed, for which the stack has a destination.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

/// The element of a link within the app.
nonisolated private struct LinkTarget<Label: View>: View {
  typealias Body = Never
  var url: String?
  var isEnabled: Bool
  /// A Boolean value that indicates whether the link's value is selected; `nil` for a link that
  /// selects nothing.
  var isChosen: Bool?
  var label: Label
  var action: () -> Void

  init(
    url: String?, isEnabled: Bool, isChosen: Bool?, label: Label, action: @escaping () -> Void
  ) {
    self.url = url
    self.isEnabled = isEnabled
    self.isChosen = isChosen
    self.label = label
    self.action = action
  }

  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(view.url == nil ? .button : .link, events: view.isEnabled ? .tap : [])
    let environment = EnvironmentValues(context.environment)
    let look = environment.buttonStyling.look
    element[.url] = view.url
    // A plain link has the label's color, as a marked one.
    let hidden = look.linkVariants.isEmpty ? ["plain"] : []
    let mark = environment.showsLinkIndicators ? ["go"] : hidden
    element[.variant] = (mark + look.linkVariants + environment.controlLook.variants(for: look))
      .filter { !$0.isEmpty }.joined(separator: " ")
    element[.isPressed] = view.isChosen.map { $0 ? "true" : "false" }
    element.set(.isDisabled, !view.isEnabled)
    let action = view.action
    return ElementNode.update(
      old, context, element, innermost: look.innermost, handlers: [(.tap, { _ in action() })]
    ) { Label._update(view.label, $0, $1) }
  }
}
