extension TupleView: HoldsViews {
  package var heldViews: [(id: AnyHashable?, view: any View)] { members.map { (nil, $0) } }
}

extension Group: HoldsViews where Content: View {
  package var heldViews: [(id: AnyHashable?, view: any View)] { [(nil, content)] }
}

extension ForEach: HoldsViews where Content: View {
  package var heldViews: [(id: AnyHashable?, view: any View)] {
    data.map { (AnyHashable(id($0)), content($0)) }
  }
}

extension _ConditionalContent: HoldsViews where TrueContent: View, FalseContent: View {
  package var heldViews: [(id: AnyHashable?, view: any View)] {
    switch storage {
    case .trueContent(let view): [(nil, view)]
    case .falseContent(let view): [(nil, view)]
    }
  }
}

extension Optional: HoldsViews where Wrapped: View {
  package var heldViews: [(id: AnyHashable?, view: any View)] {
    switch self {
    case .some(let view): [(nil, view)]
    case .none: []
    }
  }
}

extension ModifiedContent: HoldsViews where Content: View, Modifier: ViewModifier {
  package var heldViews: [(id: AnyHashable?, view: any View)] { [(nil, content)] }
}

extension ModifiedContent: TaggedView where Content: View, Modifier: TagModifierProtocol {
  package var tagValue: AnyHashable { modifier.tagValue }
  package var taggedContent: any View { content }
}
