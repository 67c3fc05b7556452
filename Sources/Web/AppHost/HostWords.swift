import Foundation

/// The few words that the host itself says, in the visitor's language.
struct HostWords: Sendable {
  var connectionLost: String
  /// A field holds more than the server takes (`ClientMessage.maximumText`).
  var textTooLong: String
  var isRightToLeft = false

  var direction: String { isRightToLeft ? "rtl" : "ltr" }

  private static let all: [String: HostWords] = [
    "en": english,
    "es": HostWords(
      connectionLost: "Sin conexión. Reintentando …",
      textTooLong: "Este texto es demasiado largo y no se guarda: acórtalo."),
    "pt": HostWords(
      connectionLost: "Sem conexão. Tentando de novo …",
      textTooLong: "Este texto é longo demais e não é salvo: encurte-o."),
    "ar": HostWords(
      connectionLost: "انقطع الاتصال. تجري المحاولة من جديد …",
      textTooLong: "هذا النص أطول من أن يُحفظ: اختصره.", isRightToLeft: true),
  ]

  private static let english = HostWords(
    connectionLost: "Connection lost. Trying again …",
    textTooLong: "This text is too long and is not kept: shorten it.")

  init(connectionLost: String, textTooLong: String, isRightToLeft: Bool = false) {
    self.connectionLost = connectionLost
    self.textTooLong = textTooLong
    self.isRightToLeft = isRightToLeft
  }

  init(language: String) {
    let base = language.split(separator: "-").first.map(String.init) ?? "en"
    self = Self.all[base] ?? Self.english
  }
}
