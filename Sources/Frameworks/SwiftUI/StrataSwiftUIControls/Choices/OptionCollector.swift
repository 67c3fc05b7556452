import StrataSwiftUIDrawing
package import SwiftUICore

/// A collector of a picker's choices. Each view with a tag is a choice, whose name is its text.
@MainActor package struct OptionCollector {
  package struct Choice {
    package var value: AnyHashable
    package var text: String
    /// The symbol that is shown beside the text or instead of it; `nil` for none.
    var symbol: String?
  }

  private let environment: EnvironmentValues
  package private(set) var found: [Choice] = []

  package init(_ environment: EnvironmentValues) { self.environment = environment }

  package mutating func collect(_ view: any View) {
    if let tagged = view as? any TaggedView {
      found.append(
        Choice(
          value: tagged.tagValue, text: words(of: tagged.taggedContent),
          symbol: symbol(of: tagged.taggedContent)))
    } else if let many = view as? any HoldsViews {
      for (id, view) in many.heldViews { collect(view, id: id) }
    }
  }

  /// Adds the choices in `view`. If `view` is a choice without a tag, its identifier is used, as on
  /// Apple's platforms.
  private mutating func collect(_ view: any View, id: AnyHashable?) {
    let before = found.count
    collect(view)
    if found.count == before, let id {
      found.append(Choice(value: id, text: words(of: view), symbol: symbol(of: view)))
    }
  }

  private func symbol(of view: any View) -> String? {
    if let image = view as? Image { return image.symbolName }
    if let label = view as? any HoldsIcon { return symbol(of: label.heldIcon) }
    guard let many = view as? any HoldsViews else { return nil }
    return many.heldViews.lazy.compactMap { symbol(of: $0.view) }.first
  }

  package func words(of view: any View) -> String {
    if let text = view as? Text { return text.resolved(in: environment) }
    if let many = view as? any HoldsViews {
      return many.heldViews.map { words(of: $0.view) }.filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    return ""
  }
}

/// A view with an icon beside its title.
@MainActor protocol HoldsIcon {
  var heldIcon: any View { get }
}

extension Label: HoldsIcon {
  var heldIcon: any View { icon }
}

extension Label: HoldsViews {
  package var heldViews: [(id: AnyHashable?, view: any View)] { [(nil, title)] }
}
