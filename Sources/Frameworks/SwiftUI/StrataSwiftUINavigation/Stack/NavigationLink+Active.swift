public import StrataSwiftUIDrawing
public import SwiftUICore

extension NavigationLink {
  /// Creates a link whose destination is shown while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isActive: A binding to whether the destination is shown.
  ///   - destination: The view that is pushed.
  ///   - label: The view of the label.
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

  /// Creates a link whose destination is shown while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - destination: The view that is pushed.
  ///   - isActive: A binding to whether the destination is shown.
  ///   - label: The view of the label.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination, isActive: isActive, label: label())
  }

  /// Creates a link whose destination is shown while `selection` is `tag`.
  ///
  /// - Parameters:
  ///   - tag: The value of `selection` with which the destination is shown.
  ///   - selection: A binding to the tag of the link that is shown.
  ///   - destination: The view that is pushed.
  ///   - label: The view of the label.
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

  /// Creates a link whose destination is shown while `selection` is `tag`.
  ///
  /// - Parameters:
  ///   - destination: The view that is pushed.
  ///   - tag: The value of `selection` with which the destination is shown.
  ///   - selection: A binding to the tag of the link that is shown.
  ///   - label: The view of the label.
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
  /// Creates a link with a localized title, whose destination is shown while a Boolean value is
  /// `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - isActive: A binding to whether the destination is shown.
  ///   - destination: The view that is pushed.
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

  /// Creates a link with a localized title, whose destination is shown while a Boolean value is
  /// `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - destination: The view that is pushed.
  ///   - isActive: A binding to whether the destination is shown.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(view: destination, isActive: isActive, label: Text(titleKey))
  }

  /// Creates a link with a title that is not localized, whose destination is shown while a Boolean
  /// value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - isActive: A binding to whether the destination is shown.
  ///   - destination: The view that is pushed.
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

  /// Creates a link with a title that is not localized, whose destination is shown while a Boolean
  /// value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - destination: The view that is pushed.
  ///   - isActive: A binding to whether the destination is shown.
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

  /// Creates a link with a localized title, whose destination is shown while `selection` is `tag`.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - tag: The value of `selection` with which the destination is shown.
  ///   - selection: A binding to the tag of the link that is shown.
  ///   - destination: The view that is pushed.
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

  /// Creates a link with a localized title, whose destination is shown while `selection` is `tag`.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - destination: The view that is pushed.
  ///   - tag: The value of `selection` with which the destination is shown.
  ///   - selection: A binding to the tag of the link that is shown.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(view: destination, isActive: selection.isSet(to: tag), label: Text(titleKey))
  }

  /// Creates a link with a title that is not localized, whose destination is shown while
  /// `selection` is `tag`.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - tag: The value of `selection` with which the destination is shown.
  ///   - selection: A binding to the tag of the link that is shown.
  ///   - destination: The view that is pushed.
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

  /// Creates a link with a title that is not localized, whose destination is shown while
  /// `selection` is `tag`.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - destination: The view that is pushed.
  ///   - tag: The value of `selection` with which the destination is shown.
  ///   - selection: A binding to the tag of the link that is shown.
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
  /// Returns a binding that is `true` while the value is `tag`. Setting it to `false` sets the
  /// value to `nil`.
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
