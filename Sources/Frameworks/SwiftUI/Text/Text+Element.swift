import Foundation
import Rendering

extension Text {
  /// The words, as they are read in this environment.
  @MainActor func resolved(in environment: EnvironmentValues) -> String {
    let text = parts.map {
      $0.content.resolved(in: environment.locale, at: environment.clock.now())
    }.joined()
    switch environment.textCase {
    case .uppercase: return text.uppercased(with: environment.locale)
    case .lowercase: return text.lowercased(with: environment.locale)
    case nil: return text
    }
  }

  @MainActor func element(in environment: EnvironmentValues) -> Element {
    var rules = style.rules(in: environment)
    if let limit = environment.lineLimit { rules.append(.lineLimit(limit)) }
    if let alignment = environment.textAlignment { rules.append(.textAlign(alignment.rendered)) }
    if environment.lineSpacing > 0 { rules.append(.lineSpacing(environment.lineSpacing)) }
    return Element(.text, style: rules, text: resolved(in: environment))
  }
}
