public import StrataSwiftUIDrawing
public import SwiftUICore

extension NavigationLink {
  /// Creates a link whose activity is bound to a Boolean value.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination(), isActive: isActive, label: label())
  }

  /// Creates a link whose activity is bound to a Boolean value.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination, isActive: isActive, label: label())
  }

  /// Creates a link that is active while `selection` is `tag`.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination(), isActive: selection.isSet(to: tag), label: label())
  }

  /// Creates a link that is active while `selection` is `tag`.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination, isActive: selection.isSet(to: tag), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title whose activity is bound to a Boolean value.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), isActive: isActive, label: Text(titleKey))
  }

  /// Creates a link with a localized title whose activity is bound to a Boolean value.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(view: destination, isActive: isActive, label: Text(titleKey))
  }

  /// Creates a link with a title that is not localized, whose activity is bound to a Boolean value.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), isActive: isActive, label: Text(title))
  }

  /// Creates a link with a title that is not localized, whose activity is bound to a Boolean value.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(view: destination, isActive: isActive, label: Text(title))
  }

  /// Creates a link with a localized title that is active while `selection` is `tag`.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), isActive: selection.isSet(to: tag), label: Text(titleKey))
  }

  /// Creates a link with a localized title that is active while `selection` is `tag`.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(view: destination, isActive: selection.isSet(to: tag), label: Text(titleKey))
  }

  /// Creates a link with a title that is not localized, which is active while `selection` is `tag`.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), isActive: selection.isSet(to: tag), label: Text(title))
  }

  /// Creates a link with a title that is not localized, which is active while `selection` is `tag`.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(view: destination, isActive: selection.isSet(to: tag), label: Text(title))
  }
}

extension Binding {
  /// Returns a binding that is `true` while the value is `tag`; setting it to `false` removes the
  /// value.
  fileprivate func isSet<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    let tag = ForMainActor(tag)
    return converted(
      to: { $0 == tag.value },
      from: { isSet, value in
        if isSet {
          value = tag.value
        } else if value == tag.value {
          value = nil
        }
      })
  }
}
