import Foundation
import WeDaDomain
import WeDaPresentation

/// A small page with the current weather and some hours, for the frames of other sites. It needs no
/// script, no session and no other file.
struct ForecastCardPage {
  let place: Place
  let text: ForecastText
  let card: ForecastCard
  let locale: Locale
  /// The name of the place in the language; `nil` for the English one.
  var told: String?
  var drawing: SymbolDrawing = { _ in nil }

  /// The whole document.
  var html: String {
    Self.document(
      title: name, locale,
      """
      <h1><a href="\(Self.safe(address))" target="_blank" rel="noopener">\(Self.safe(name))</a></h1>
      <p class="now">\(sky(card.symbol, text.emoji))<span class="degrees">\(Self.safe(text.temperature))</span> \
      <span>\(Self.safe(text.condition))</span></p>
      \(text.lines.prefix(1).map { "<p>\(Self.safe($0))</p>" }.joined())
      <h2>\(Self.safe(card.title))</h2>
      <ol>\(card.hours.map(hour).joined())</ol>
      <footer>\(text.notes.prefix(1).map { "<p>\(Self.safe($0))</p>" }.joined())<p>\(credit)</p>\
      </footer>
      """)
  }

  private var name: String { PlainText.visible(place.fullName(in: locale, named: told)) }

  private var address: String {
    "/city/" + (place.slug.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "")
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-._")

  private func hour(_ hour: ForecastCard.Hour) -> String {
    let rain = hour.rain.isEmpty ? "" : "<span class=\"rain\">\(Self.safe(hour.rain))</span>"
    return "<li><span>\(Self.safe(hour.time))</span>\(sky(hour.symbol, hour.emoji))"
      + "<span class=\"hidden\">\(Self.safe(hour.condition))</span>"
      + "<b>\(Self.safe(hour.temperature))</b>\(rain)</li>"
  }

  /// Returns a picture that screen readers skip, since the condition's name is beside it: the symbol
  /// in its colours, or the emoji if the symbol has no drawing.
  private func sky(_ symbol: ForecastCard.Symbol, _ emoji: String) -> String {
    guard let shapes = drawing(symbol.name) else { return sky(emoji) }
    let colored = symbol.hues.enumerated().reduce(shapes) { shapes, layer in
      shapes.replacing("var(--s\(layer.offset + 1))", with: "var(--\(layer.element.rawValue))")
    }
    return "<svg class=\"sky\" viewBox=\"0 0 16 16\" aria-hidden=\"true\" "
      + "fill=\"var(--\(symbol.hues[0].rawValue))\">\(colored)</svg>"
  }

  private func sky(_ emoji: String) -> String {
    "<span class=\"sky\" aria-hidden=\"true\">\(Self.safe(emoji))</span>"
  }

  private var credit: String {
    guard let link = card.creditLink else { return Self.safe(card.credit) }
    return "<a href=\"\(Self.safe(link.absoluteString))\" target=\"_blank\" rel=\"noopener\">"
      + "\(Self.safe(card.credit))</a>"
  }

  /// Returns the answer for a card that has no weather.
  static func reply(to problem: ForecastProblem, in locale: Locale) -> ForecastReply {
    ForecastReply(
      content: .page(
        document(title: problem.message, locale, "<p>\(safe(problem.message))</p>"), style: style),
      status: problem.status, retrySeconds: problem.retrySeconds)
  }

  private static func document(title: String, _ locale: Locale, _ body: String) -> String {
    let language = locale.language
    let direction = language.characterDirection == .rightToLeft ? "rtl" : "ltr"
    return """
      <!doctype html>
      <html lang="\(safe(language.minimalIdentifier))" dir="\(direction)">
      <head><meta charset="utf-8"><title>\(safe(title))</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <style>\(style)</style></head>
      <body><main>
      \(body)
      </main></body></html>

      """
  }

  /// Returns text with the characters that HTML reserves escaped. By bytes, since a quotation mark and
  /// a combining mark behind it are one character, which is no quotation mark.
  static func safe(_ text: String) -> String {
    let bytes = Array(text.utf8).replacing("&".utf8, with: "&amp;".utf8)
      .replacing("<".utf8, with: "&lt;".utf8).replacing(">".utf8, with: "&gt;".utf8)
      .replacing("\"".utf8, with: "&quot;".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
