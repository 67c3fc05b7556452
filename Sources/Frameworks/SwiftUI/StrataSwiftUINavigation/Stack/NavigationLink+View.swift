public import StrataSwiftUIDrawing
public import SwiftUICore

extension NavigationLink {
  /// A link to a view that is made now and shown when the link is followed.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(view: destination(), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(view: destination, label: label())
  }

  init(view: Destination, isActive: Binding<Bool>? = nil, label: Label) {
    self.label = label
    self.isActive = isActive
    destination = view
    value = nil
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(view: destination(), label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(view: destination, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(view: destination(), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(view: destination, label: Text(title))
  }
}
