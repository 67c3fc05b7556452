import Foundation

extension FormatSpecifier {
  /// Returns the formatted value, padded to the width.
  func text(of argument: LocalizationArgument, in context: TemplateContext) -> String {
    let text = bare(argument, in: context)
    let padding = String(repeating: " ", count: max(0, (width ?? 0) - text.count))
    return flags.contains("-") ? text + padding : padding + text
  }

  private func bare(_ argument: LocalizationArgument, in context: TemplateContext) -> String {
    switch argument {
    case .text(let text): text
    case .resource(let resource):
      resource.resolved(languages: context.languages, locale: context.locale)
    case .integer(let value): integer(value, locale: context.locale)
    case .unsigned(let value): integer(value, locale: context.locale)
    case .number(let value): number(value, locale: context.locale)
    }
  }

  private func integer(_ value: some BinaryInteger, locale: Locale) -> String {
    switch conversion {
    case "x": String(value, radix: 16)
    case "X": String(value, radix: 16, uppercase: true)
    case "o": String(value, radix: 8)
    case "f", "F", "e", "g", "a": number(Double(value), locale: locale)
    case _ where flags.isEmpty: IntegerFormatStyle().locale(locale).format(value)
    default:
      IntegerFormatStyle().locale(locale).sign(strategy: integerSign)
        .precision(.integerLength(minimumDigits...)).format(value)
    }
  }

  private func number(_ value: Double, locale: Locale) -> String {
    let style = FloatingPointFormatStyle<Double>().locale(locale)
      .sign(strategy: flags.contains("+") ? .always() : .automatic)
    return switch conversion {
    case "f", "F": style.precision(.fractionLength(precision ?? 6)).format(value)
    case "e", "E":
      style.notation(.scientific).precision(.fractionLength(precision ?? 6)).format(value)
    case "d", "i", "u": style.precision(.fractionLength(0)).format(value)
    default: style.precision(.significantDigits(1...max(1, precision ?? 6))).format(value)
    }
  }

  private var minimumDigits: Int { flags.contains("0") ? max(1, width ?? 1) : 1 }

  private var integerSign: NumberFormatStyleConfiguration.SignDisplayStrategy {
    flags.contains("+") ? .always() : .automatic
  }
}
