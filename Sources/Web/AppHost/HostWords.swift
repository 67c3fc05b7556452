import Foundation

/// The few words that the host itself says, in the visitor's language.
struct HostWords: Sendable {
  var connectionLost: String
  var isRightToLeft = false

  private static let all: [String: HostWords] = [
    "en": HostWords(connectionLost: "Connection lost. Trying again …"),
    "es": HostWords(connectionLost: "Sin conexión. Reintentando …"),
    "pt": HostWords(connectionLost: "Sem conexão. Tentando de novo …"),
    "ar": HostWords(connectionLost: "انقطع الاتصال. تجري المحاولة من جديد …", isRightToLeft: true),
  ]

  private static let english = HostWords(connectionLost: "Connection lost. Trying again …")

  init(connectionLost: String, isRightToLeft: Bool = false) {
    self.connectionLost = connectionLost
    self.isRightToLeft = isRightToLeft
  }

  init(language: String) {
    let base = language.split(separator: "-").first.map(String.init) ?? "en"
    self = Self.all[base] ?? Self.english
  }
}
