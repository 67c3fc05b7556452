public import Foundation
import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A control that opens a URL.
///
/// Same as Apple's. The URL opens in the browser; a place of maps.apple.com, on Android, in the map app
/// that the person has chosen.
public struct Link<Label: View>: View {
  let destination: URL
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  @Environment(\.buttonStyling) private var styling
  @Environment(\.self) private var environment

  /// Creates a link with a label.
  ///
  /// - Parameters:
  ///   - destination: The URL that the link opens.
  ///   - label: The view of the label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    if let style = styling.custom {
      StyledLinkBody(
        style: style,
        link: StyledLink(
          url: (environment.window?.address(of: destination) ?? destination).absoluteString,
          isFollowed: environment.openURL(for: destination) == nil),
        label: label
      ) { environment.openURL(destination) }
    } else {
      LinkElement(url: destination, label: label)
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - destination: The URL that the link opens.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - destination: The URL that the link opens.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct LinkElement<Label: View>: View {
  typealias Body = Never
  var url: URL
  var label: Label

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    let look = environment.buttonStyling.look
    var element = Element(.link)
    let words = (look.linkVariants + environment.controlLook.variants(for: look))
      .filter { !$0.isEmpty }
    element[.variant] = words.isEmpty ? nil : words.joined(separator: " ")
    return LinkAddress(view.url, in: environment)
      .update(old, context, element, innermost: look.innermost) {
        Label._update(view.label, $0, $1)
      }
  }
}
