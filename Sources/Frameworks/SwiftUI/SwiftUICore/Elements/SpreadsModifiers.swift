/// A value that indicates whether views of a type consist of several views: never, always, or
/// depending on the value.
package enum Spreading {
  case never, always
  /// Some views of the type consist of other views, depending on their value.
  case depends
}

/// A view that consists of several views, so that a modifier on it applies to each of them.
@MainActor package protocol SpreadsModifiers {
  /// A value that indicates whether views of this type consist of several views.
  static var spreading: Spreading { get }
  /// A Boolean value that indicates whether this view consists of several views, for types where
  /// that depends on the value.
  var spreadsNow: Bool { get }
}

extension View {
  /// A Boolean value that indicates whether a modifier applies to each of the views that this one
  /// consists of.
  package var spreads: Bool {
    switch Self.knownSpreading {
    case .never: false
    case .always: true
    case .depends: (self as? any SpreadsModifiers)?.spreadsNow ?? true
    }
  }

  /// A value that indicates whether views of this type consist of several views. A view's body is
  /// not known before it is evaluated, so the view counts as several if the body's type can.
  static var knownSpreading: Spreading {
    let type = ObjectIdentifier(Self.self)
    if let known = KnownSpreading.types[type] { return known }
    // Ends the search in a view that is in its body.
    KnownSpreading.types[type] = .never
    let spreading =
      if let type = Self.self as? any SpreadsModifiers.Type {
        type.spreading
      } else if Body.self == Never.self {
        Spreading.never
      } else {
        Body.knownSpreading == .never ? Spreading.never : .always
      }
    KnownSpreading.types[type] = spreading
    return spreading
  }
}

@MainActor private enum KnownSpreading {
  static var types: [ObjectIdentifier: Spreading] = [:]
}

extension TupleView: SpreadsModifiers {
  package static var spreading: Spreading { .always }
  package var spreadsNow: Bool { true }
}

/// A view that is usually several views.
package protocol SeveralViews {}

extension TupleView: SeveralViews {}
extension ForEach: SeveralViews where Content: View {}

extension Optional: SpreadsModifiers where Wrapped: View {
  package static var spreading: Spreading { .always }
  package var spreadsNow: Bool { true }
}

extension ForEach: SpreadsModifiers where Content: View {
  package static var spreading: Spreading { .always }
  package var spreadsNow: Bool { true }
}

extension Group: SpreadsModifiers where Content: View {
  package static var spreading: Spreading { Content.knownSpreading }
  package var spreadsNow: Bool { content.spreads }
}

extension _ConditionalContent: SpreadsModifiers where TrueContent: View, FalseContent: View {
  package static var spreading: Spreading {
    let first = TrueContent.knownSpreading
    return first == FalseContent.knownSpreading ? first : .depends
  }

  package var spreadsNow: Bool {
    switch storage {
    case .trueContent(let view): view.spreads
    case .falseContent(let view): view.spreads
    }
  }
}

extension EquatableView: SpreadsModifiers {
  package static var spreading: Spreading { Content.knownSpreading }
  package var spreadsNow: Bool { content.spreads }
}

extension AnyView: SpreadsModifiers {
  package static var spreading: Spreading { .depends }
  package var spreadsNow: Bool { content.spreads }
}

extension _ViewModifier_Content: SpreadsModifiers {
  package static var spreading: Spreading { .depends }
  package var spreadsNow: Bool { content.spreads }
}

extension ModifiedContent: SpreadsModifiers where Content: View, Modifier: ViewModifier {
  /// A modifier's body consists of several views if it was written so, or if the content is and
  /// the body passes it on.
  package static var spreading: Spreading {
    Modifier.Body.knownSpreading == .always ? .always : Content.knownSpreading
  }

  package var spreadsNow: Bool { content.spreads }
}
