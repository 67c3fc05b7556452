public import StrataSwiftUIDrawing
public import SwiftUICore

extension NavigationLink {
  /// Creates a link to a view. The view is created now, and shown when a person follows the link.
  ///
  /// - Parameters:
  ///   - destination: The view that is pushed.
  ///   - label: The view of the label.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination(), label: label())
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The view that is pushed.
  ///   - label: The view of the label.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(view: destination, label: label())
  }

  nonisolated init(view: Destination, isActive: Binding<Bool>? = nil, label: Label) {
    self.label = label
    self.isActive = isActive
    destination = view
    value = nil
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - destination: The view that is pushed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), label: Text(titleKey))
  }

  /// Creates a link to a view, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - destination: The view that is pushed.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(view: destination, label: Text(titleKey))
  }

  /// Creates a link to a view, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - destination: The view that is pushed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), label: Text(title))
  }

  /// Creates a link to a view, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - destination: The view that is pushed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(view: destination, label: Text(title))
  }
}
