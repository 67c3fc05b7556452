import Foundation
import Rendering
public import ViewTree

/// A symbol or a loaded picture.
///
/// Partial: symbols by their system names, and what `AsyncImage` has loaded. A picture of the app's
/// own bundle is absent yet.
public struct Image: View, Equatable {
  public typealias Body = Never
  private enum Source: Equatable {
    case symbol(String)
    case loaded(URL)
  }

  private let source: Source
  private var fits = false

  /// A symbol that comes with the system. Its name is never read aloud.
  public init(systemName: String) { source = .symbol(systemName) }

  init(url: URL) { source = .loaded(url) }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    switch view.source {
    case .symbol(let name): symbol(name, fits: view.fits, old, context)
    case .loaded(let url): picture(url, fits: view.fits, old, context)
    }
  }

  private static func symbol(
    _ name: String, fits: Bool, _ old: Node?, _ context: Context
  ) -> Node {
    let style = TextStyle().rules(in: EnvironmentValues(context.environment))
    var element = Element(.symbol, style: style, attributes: [.symbol: name])
    if fits { element[.variant] = "fit" }
    if !context.names { element[.isHidden] = "true" }
    return ElementNode.update(old, context, element)
  }

  private static func picture(
    _ url: URL, fits: Bool, _ old: Node?, _ context: Context
  ) -> Node {
    var element = Element(
      .picture, attributes: [.source: url.absoluteString, .alternative: ""])
    if fits {
      element.style = [.limits(minWidth: nil, maxWidth: 4096, minHeight: nil, maxHeight: nil)]
    }
    return ElementNode.update(old, context, element)
  }

  /// Lets the picture take the size of its place.
  public func resizable() -> Image {
    var copy = self
    copy.fits = true
    return copy
  }
}

extension Context {
  /// Whether somebody above gives the next element a name.
  var names: Bool {
    decorations.contains { decoration in
      if case .attribute(.label, _) = decoration { true } else { false }
    }
  }
}
