import Foundation

/// The strings of the host itself, in the visitor's language.
struct HostWords: Sendable {
  var connectionLost: String
  /// The text that is shown offline at an address that the browser has not stored.
  var unkept: String
  /// The text that is shown if a field exceeds the server's limit (`ClientMessage.maximumText`).
  var textTooLong: String
  /// The text that is shown if an event during a restart of the server could not be repeated.
  var undone: String
  /// The text that is shown if the page has another protocol version than the server, or a message
  /// was invalid.
  var outdated: String
  /// The text that is shown in a window that was disconnected because the device has too many
  /// windows.
  var resting: String
  /// The text that tells a returning person that the device was forgotten with what it had stored.
  var forgotten: String
  /// The heading, explanation and link text of the page for an unknown address.
  var noSuchPage: String
  var noSuchPageMessage: String
  var firstPage: String
  /// The title of the button that updates the stored pages, shown when the server has a newer
  /// version.
  var update: String
  /// The hint how to make the app installable, shown on a connection that is not secure.
  var insecure: String
  var isRightToLeft = false

  var direction: String { isRightToLeft ? "rtl" : "ltr" }

  private static let all: [String: HostWords] = [
    "en": english,
    "es": HostWords(
      connectionLost: "Sin conexión. Reintentando …",
      unkept: "Esta página no está guardada aquí: se abrirá cuando vuelva la conexión",
      textTooLong: "Este texto es demasiado largo y no se guardará: acórtalo.",
      undone: "Puede que tu último paso no haya llegado: míralo y, si falta, repítelo.",
      outdated: "Esta página y su servidor son de versiones distintas: vuelve a cargarla.",
      resting: "Hay demasiadas ventanas abiertas de esta app: toca esta para seguir aquí.",
      forgotten: "Se borró todo lo que esta app guardaba para ti, porque llevabas mucho tiempo "
        + "sin usarla.",
      noSuchPage: "No existe esta página",
      noSuchPageMessage: "En esta dirección no hay nada: quizá se copió mal o ya no se usa.",
      firstPage: "Ir a la página de inicio", update: "Hay una versión nueva. Recargar",
      insecure: "Con una conexión segura (https) esta app se puede instalar y abrir sin conexión: "
        + "quien lleva el servidor lo inicia con --tls-cert y --tls-key."),
    "pt": HostWords(
      connectionLost: "Sem conexão. Tentando de novo …",
      unkept: "Esta página não está guardada aqui: ela abre quando a conexão voltar",
      textTooLong: "Este texto é longo demais e não será salvo: encurte-o.",
      undone: "Seu último passo pode não ter chegado: confira e, se faltar, repita.",
      outdated: "Esta página e o servidor são de versões diferentes: recarregue-a.",
      resting: "Há janelas demais deste app abertas: toque nesta para continuar aqui.",
      forgotten: "Tudo o que este app guardava para você foi apagado, porque fazia muito tempo "
        + "que você não o usava.",
      noSuchPage: "Esta página não existe",
      noSuchPageMessage:
        "Não há nada neste endereço: talvez tenha sido mal copiado ou não exista mais.",
      firstPage: "Ir para a página inicial", update: "Há uma versão nova. Recarregar",
      insecure: "Com uma conexão segura (https) este app pode ser instalado e aberto sem conexão: "
        + "quem cuida do servidor o inicia com --tls-cert e --tls-key."),
    "ar": HostWords(
      connectionLost: "انقطع الاتصال. تجري المحاولة من جديد …",
      unkept: "هذه الصفحة غير محفوظة هنا: ستُفتح حين يعود الاتصال",
      textTooLong: "هذا النص أطول من أن يُحفظ: اختصره.",
      undone: "ربما لم تصل خطوتك الأخيرة: تحقق منها، وأعدها إن لم تجدها.",
      outdated: "هذه الصفحة وخادمها من إصدارين مختلفين: أعد تحميلها.",
      resting: "عدد نوافذ هذا التطبيق المفتوحة كبير: المس هذه النافذة لتتابع هنا.",
      forgotten: "حُذف كل ما كان هذا التطبيق يحفظه لك، لأنك لم تستخدمه منذ وقت طويل.",
      noSuchPage: "لا توجد هذه الصفحة",
      noSuchPageMessage: "لا شيء على هذا العنوان: ربما نُسخ خطأً أو لم يعد مستخدمًا.",
      firstPage: "إلى الصفحة الأولى", update: "هناك إصدار جديد. إعادة التحميل",
      insecure: "عبر اتصال آمن (https) يمكن تثبيت هذا التطبيق وفتحه دون اتصال: "
        // Isolated as left to right, so that the dashes stay in front.
        + "على من يدير الخادم أن يشغّله بالخيارين \u{2066}--tls-cert\u{2069} و "
        + "\u{2066}--tls-key\u{2069}.",
      isRightToLeft: true),
  ]

  private static let english = HostWords(
    connectionLost: "Connection lost. Trying again …",
    unkept: "This page is not stored in your browser: it opens when the connection is back",
    textTooLong: "This text is too long and will not be saved: shorten it.",
    undone:
      "Your last action may not have reached the server: check, and repeat it if it is missing.",
    outdated: "This page and its server have different versions: reload the page.",
    resting: "Too many windows of this app are open: this one is paused until you tap or click it.",
    forgotten: "Everything that this app had stored for you was deleted, because you had not used "
      + "it for a long time.",
    noSuchPage: "There is no such page",
    noSuchPageMessage:
      "There is no page at this address: it may have been copied wrongly, or is no longer in use.",
    firstPage: "Go to the first page", update: "There is a new version. Reload",
    insecure: "Over a secure connection (https) this app can be installed and opened offline: "
      + "whoever runs the server starts it with --tls-cert and --tls-key.")

  init(
    connectionLost: String, unkept: String, textTooLong: String, undone: String,
    outdated: String, resting: String, forgotten: String,
    noSuchPage: String, noSuchPageMessage: String,
    firstPage: String, update: String, insecure: String, isRightToLeft: Bool = false
  ) {
    self.connectionLost = connectionLost
    self.unkept = unkept
    self.textTooLong = textTooLong
    self.undone = undone
    self.outdated = outdated
    self.resting = resting
    self.forgotten = forgotten
    self.noSuchPage = noSuchPage
    self.noSuchPageMessage = noSuchPageMessage
    self.firstPage = firstPage
    self.update = update
    self.insecure = insecure
    self.isRightToLeft = isRightToLeft
  }

  init(language: String) {
    self = Self.all[Self.base(language)] ?? Self.further[Self.base(language)] ?? Self.english
  }

  /// Returns the language if the texts have a translation into it; English otherwise.
  static func spoken(_ language: String) -> String {
    all[base(language)] == nil && further[base(language)] == nil ? "en" : language
  }

  private static func base(_ language: String) -> String {
    language.split(separator: "-").first.map(String.init) ?? "en"
  }
}
