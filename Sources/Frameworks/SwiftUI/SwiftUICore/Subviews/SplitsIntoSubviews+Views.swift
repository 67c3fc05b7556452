extension EmptyView: SplitsIntoSubviews {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] { [] }
}

extension TupleView: SplitsIntoSubviews {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] {
    members.enumerated().flatMap { $1.subviews(path + [$0]).parts }
  }
}

extension Group: SplitsIntoSubviews where Content: View {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] { content.subviews(path).parts }
}

extension ForEach: SplitsIntoSubviews where Content: View {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] {
    data.flatMap { content($0).subviews(path + [AnyHashable(id($0))]).parts }
  }
}

extension _ConditionalContent: SplitsIntoSubviews where TrueContent: View, FalseContent: View {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] {
    switch storage {
    case .trueContent(let view): view.subviews(path + [true]).parts
    case .falseContent(let view): view.subviews(path + [false]).parts
    }
  }
}

extension Optional: SplitsIntoSubviews where Wrapped: View {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] {
    map { $0.subviews(path).parts } ?? []
  }
}

extension AnyView: SplitsIntoSubviews {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] {
    content.subviews(path + [AnyHashable(ObjectIdentifier(type(of: content)))]).parts
  }
}

extension GroupElementsOfContent: SplitsIntoSubviews {
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] { body.subviews(path).parts }
}

extension ModifiedContent: SplitsIntoSubviews where Content: View, Modifier: ViewModifier {
  /// Returns the subviews of the modified view, each with the modifier applied to it.
  ///
  /// - Parameter path: The identity of the modified view. The identities of its subviews begin with
  ///   it.
  func split(_ path: [AnyHashable]) -> [ResolvedSubview] {
    content.subviews(path).map { part in
      var part = part
      (modifier as? any SubviewTrait)?.write(&part.traits)
      part.view =
        part.isWhole ? self : ModifiedContent<AnyView, Modifier>(AnyView(part.view), modifier)
      return part
    }
  }
}

extension ModifiedContent where Content == AnyView {
  fileprivate init(_ view: AnyView, _ modifier: Modifier) {
    self.init(content: view, modifier: modifier)
  }
}

extension [ResolvedSubview] {
  /// The same subviews, each marked as a part of a larger view.
  fileprivate var parts: [ResolvedSubview] {
    map { part in
      var part = part
      part.isWhole = false
      return part
    }
  }
}
