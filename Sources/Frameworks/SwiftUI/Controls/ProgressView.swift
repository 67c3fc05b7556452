import Rendering
import ViewTree

/// How far something is, or that it is under way.
///
/// Same as Apple's, but for styles of your own and `Progress` objects.
public struct ProgressView<Label: View>: View {
  let fraction: Double?
  let label: Label

  public var body: some View {
    VStack {
      ProgressElement(fraction: fraction)
      label
    }
  }
}

extension ProgressView where Label == EmptyView {
  public init() {
    fraction = nil
    label = EmptyView()
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    fraction = value.map { Double($0 / total) }
    label = EmptyView()
  }
}

extension ProgressView where Label == Text {
  public init(_ titleKey: LocalizedStringKey) {
    fraction = nil
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    fraction = nil
    label = Text(title)
  }
}

private struct ProgressElement: View {
  typealias Body = Never
  var fraction: Double?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let words = FrameworkWords(EnvironmentValues(context.environment).locale)
    var element = Element(view.fraction == nil ? .spinner : .progress)
    element[.label] = words[.loading]
    if let fraction = view.fraction { element[.fraction] = String(min(max(fraction, 0), 1)) }
    return ElementNode.update(old, context, element)
  }
}
