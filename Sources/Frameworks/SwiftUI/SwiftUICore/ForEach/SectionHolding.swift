import StrataViewTree

/// A view whose type alone says whether it holds sections of a list.
@MainActor package protocol SectionHolding {
  /// A Boolean value that indicates whether the views of this type hold a section, if they hold
  /// anything.
  static var holdsSections: Bool { get }
}

extension View {
  /// A Boolean value that indicates whether a list of this content has sections, as far as the type
  /// says.
  ///
  /// A list that knows it beforehand makes its rows once: how they are drawn depends on it.
  package static var certainlyHoldsSections: Bool { SectionKnowledge.of(Self.self) }
}

/// The types of lists' contents of which it is known whether they hold sections.
@MainActor private enum SectionKnowledge {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func of<Content: View>(_ type: Content.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = ask(type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func ask<Content: View>(_ type: Content.Type) -> Bool {
    if let holder = type as? any SectionHolding.Type { return holder.holdsSections }
    return Content.Body.self != Never.self && Content.Body.certainlyHoldsSections
  }
}

extension ModifiedContent: SectionHolding where Content: View {
  @MainActor package static var holdsSections: Bool { Content.certainlyHoldsSections }
}

extension Group: SectionHolding where Content: View {
  @MainActor package static var holdsSections: Bool { Content.certainlyHoldsSections }
}

extension ForEach: SectionHolding where Content: View {
  @MainActor package static var holdsSections: Bool { Content.certainlyHoldsSections }
}

extension _ConditionalContent: SectionHolding where TrueContent: View, FalseContent: View {
  @MainActor package static var holdsSections: Bool {
    TrueContent.certainlyHoldsSections && FalseContent.certainlyHoldsSections
  }
}

extension TupleView: SectionHolding {
  @MainActor package static var holdsSections: Bool {
    MembersPlan.plan(for: T.self).members.contains { $0.type.certainlyHoldsSections }
  }
}
