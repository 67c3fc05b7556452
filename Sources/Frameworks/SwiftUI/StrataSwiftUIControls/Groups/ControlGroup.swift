import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A group of related controls, side by side.
///
///     ControlGroup { Button("Undo") { undo() }; Button("Redo") { redo() } }
///
/// Same as Apple's.
public struct ControlGroup<Content: View>: View {
  let label: StylePart
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content
  @Environment(\.[StyleOf<ControlGroupStyleConfiguration>()]) private var style

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    label = .none
    self.content = content()
  }

  public var body: some View {
    if let style {
      style.make(
        ControlGroupStyleConfiguration(
          content: .init(part: StylePart(content)), label: .init(part: label)))
    } else {
      ControlGroupElement(label: label, content: content)
    }
  }
}

extension ControlGroup {
  /// Creates a group of controls with a label.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The view of the label.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = StylePart(label())
  }

  /// Creates a group of controls with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The views.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - content: The views.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, StrataSwiftUIControls.Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title that is not localized and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, StrataSwiftUIControls.Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group of controls with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The image in the app's assets.
  ///   - content: The views.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, StrataSwiftUIControls.Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a group of controls with a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image in the app's assets.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, StrataSwiftUIControls.Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group from the configuration that a style gets, to draw it in another style.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    label = configuration.label.part
    content = configuration.content
  }
}

/// The content of a control group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private let content: Content

  nonisolated init(content: Content) { self.content = content }

  public var body: some View { content }
}

/// The element around the controls, whose accessible name is the group's label.
struct ControlGroupElement<Content: View>: View {
  typealias Body = Never
  var label: StylePart
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let words = OptionCollector(EnvironmentValues(context.environment)).words(of: view.label)
    var element = Element(.hStack)
    element[.variant] = "cg"
    element[.role] = "group"
    element[.label] = words.isEmpty ? nil : words
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
