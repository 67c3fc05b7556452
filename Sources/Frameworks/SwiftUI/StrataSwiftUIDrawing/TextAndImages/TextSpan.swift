import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// The element of a run within the element of its text.
struct TextSpan: View {
  typealias Body = Never
  var run: TextRun
  var rules: [StyleRule]
  /// The direction of the run's text; `nil` if it is that of the whole text.
  var way: String?

  /// Returns a span for each run. A text with unchanged runs has the same nodes each time.
  @MainActor static func spans(
    of runs: [TextRun], in environment: EnvironmentValues
  ) -> [TextSpan] {
    guard environment.cutsAtHead, runs.allSatisfy(\.isPlain) else {
      return runs.map { TextSpan(run: $0, rules: $0.style.rules(in: environment)) }
    }
    // The line has the opposite direction, so that its beginning is truncated; its text has not.
    let line = TextRun(words: runs.map(\.words).joined(), style: runs.first?.style ?? TextStyle())
    let isLeft = environment.layoutDirection == .leftToRight
    return [
      TextSpan(run: line, rules: line.style.rules(in: environment), way: isLeft ? "ltr" : "rtl")
    ]
  }

  /// Returns the rules that all spans share; the text's element sets them once.
  static func common(_ spans: [TextSpan]) -> [StyleRule] {
    guard let first = spans.first else { return [] }
    return first.rules.filter { rule in
      rule.stage == .content && spans.allSatisfy { $0.rules.contains(rule) }
    }
  }

  static func apart(_ spans: [TextSpan]) -> [TextSpan] {
    let common = common(spans)
    return spans.map {
      TextSpan(run: $0.run, rules: $0.rules.filter { !common.contains($0) }, way: $0.way)
    }
  }

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if let image = view.run.image { return Image._update(image, old, context) }
    let style = view.run.style
    var element = Element(style.link == nil ? .span : .link, style: view.rules)
    element.text = view.run.words
    element[.direction] = view.way
    element[.language] = style.language?.minimalIdentifier
    if let scale = style.scale, scale != .default { element.style.append(.textScale(scale.factor)) }
    guard let link = style.link else { return ElementNode.update(old, context, element) }
    element.style.append(.inlineLink)
    return LinkAddress(link, in: EnvironmentValues(context.environment))
      .update(old, context, element)
  }
}
