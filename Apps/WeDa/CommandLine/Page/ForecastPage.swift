import Foundation
import WeDaDomain
import WeDaPresentation

/// The forecast as lines of text.
struct ForecastPage {
  let text: ForecastText
  let choice: PlaceChoice
  let ink: Ink
  /// The heading of the list of other places with the same name.
  let othersTitle: String
  let locale: Locale
  /// The names of the places in the language; others have their English ones.
  var names: [PlaceID: String] = [:]

  var lines: [String] { head + [""] + days + [""] + text.notes.map(ink.faint) + others }

  /// The current weather and the credit in one line.
  var line: String {
    let now = "\(text.emoji) \(text.temperature) \(text.condition)"
    let place = name(choice.place)
    return "\(place): \(now)" + (text.notes.last.map { " (\($0))" } ?? "")
  }

  private var head: [String] {
    let now = "\(text.emoji) \(text.temperature)  \(text.condition)"
    return [ink.bold(name(choice.place)), ink.tint(now, text.kind)]
      + text.lines
  }

  private var days: [String] {
    let rows = text.days.map { [$0.name, $0.emoji, $0.condition, $0.low, $0.high, $0.rain] }
    return TextTable(rows, trailing: [3, 4]).lines { cell, row, column in
      switch column {
      case 0: ink.bold(cell)
      case 2: ink.tint(cell, text.days[row].kind)
      case 3: ink.faint(cell)
      default: cell
      }
    }
  }

  private var others: [String] {
    guard !choice.others.isEmpty else { return [] }
    let rows = choice.others.map { [name($0), "weda forecast \($0.slug)"] }
    return ["", othersTitle] + TextTable(rows).lines().map { "  \($0)" }
  }

  private func name(_ place: Place) -> String {
    clean(place.fullName(in: locale, named: names[place.id]))
  }

  /// Removes control characters from a name: a geocoder's name could contain some that control the
  /// terminal.
  private func clean(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}
