import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A view of an icon and a title.
///
/// Same as Apple's.
public struct Label<Title: View, Icon: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let title: Title
  nonisolated(unsafe) let icon: Icon
  @Environment(\.[StyleOf<LabelStyleConfiguration>()]) private var style

  /// Creates a label with a title and an icon.
  ///
  /// - Parameters:
  ///   - title: The view of the title.
  ///   - icon: The view of the symbol.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    if let style {
      style.make(
        LabelStyleConfiguration(
          title: .init(part: StylePart(title)), icon: .init(part: StylePart(icon))))
    } else {
      PlacedLabel(title: title, icon: icon)
    }
  }
}

/// A label in the look of its context. In a bar, the title is only read by screen readers.
struct PlacedLabel<Title: View, Icon: View>: View {
  var title: Title
  var icon: Icon
  @Environment(\.hasBareLabels) private var isBare

  var body: some View { LabelElement(title: title, icon: icon, showsTitle: !isBare) }
}

extension EnvironmentValues {
  private enum BareKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value that indicates whether labels show their icons alone, unless a style decides
  /// otherwise.
  package var hasBareLabels: Bool {
    get { self[BareKey.self] }
    set { self[BareKey.self] = newValue }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - name: The name of the system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title that is not localized and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - name: The name of the system symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of the app's resources.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - name: The name of the image in the asset catalogs.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a title that is not localized and an image of the app's resources.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - name: The name of the image in the asset catalogs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of the app's asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - resource: The image in the app's assets.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title that is not localized and an image of the app's asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - resource: The image in the app's assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration that a style gets, to draw it in another style.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// The element of a label. A hidden title is still read by screen readers.
struct LabelElement<Title: View, Icon: View>: View {
  typealias Body = Never
  var title: Title
  var icon: Icon
  var showsTitle = true
  var showsIcon = true

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.hStack)
    element[.variant] = "lb"
    return ElementNode.update(old, context, element) { old, context in
      let node = old as? PositionalNode ?? PositionalNode(context)
      let title = ControlLabel(content: view.title, isHidden: !view.showsTitle)
      node.update(view.showsIcon ? [view.icon, title] : [title], context)
      return node
    }
  }
}
