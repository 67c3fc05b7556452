import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A symbol with words.
///
/// Same as Apple's.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.[StyleOf<LabelStyleConfiguration>()]) private var style

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
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

/// A label in the look of its place: in a bar its words are read aloud only.
struct PlacedLabel<Title: View, Icon: View>: View {
  var title: Title
  var icon: Icon
  @Environment(\.hasBareLabels) private var isBare

  var body: some View { LabelElement(title: title, icon: icon, showsTitle: !isBare) }
}

extension EnvironmentValues {
  private enum BareKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether labels here show their symbols alone, unless a style says otherwise.
  package var hasBareLabels: Bool {
    get { self[BareKey.self] }
    set { self[BareKey.self] = newValue }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Words with a picture of the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Words with a picture of the app's asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// The element of a label; what is not shown is still read aloud.
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
