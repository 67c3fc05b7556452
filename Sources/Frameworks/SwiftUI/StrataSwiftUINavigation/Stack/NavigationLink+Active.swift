public import StrataSwiftUIDrawing
public import SwiftUICore

extension NavigationLink {
  /// A link that the app may follow by itself.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination(), isActive: isActive, label: label())
  }

  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination, isActive: isActive, label: label())
  }

  /// A link that the app may follow by itself.
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination(), isActive: selection.isSet(to: tag), label: label())
  }

  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(view: destination, isActive: selection.isSet(to: tag), label: label())
  }
}

extension NavigationLink where Label == Text {
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), isActive: isActive, label: Text(titleKey))
  }

  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(view: destination, isActive: isActive, label: Text(titleKey))
  }

  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), isActive: isActive, label: Text(title))
  }

  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(view: destination, isActive: isActive, label: Text(title))
  }

  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), isActive: selection.isSet(to: tag), label: Text(titleKey))
  }

  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(view: destination, isActive: selection.isSet(to: tag), label: Text(titleKey))
  }

  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(view: destination(), isActive: selection.isSet(to: tag), label: Text(title))
  }

  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(view: destination, isActive: selection.isSet(to: tag), label: Text(title))
  }
}

extension Binding {
  /// Whether the value is this one; taking that back removes it.
  @MainActor fileprivate func isSet<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool> {
      self.wrappedValue == tag
    } set: { isSet in
      if isSet {
        self.wrappedValue = tag
      } else if self.wrappedValue == tag {
        self.wrappedValue = nil
      }
    }
  }
}
