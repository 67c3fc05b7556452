/// The symbols of tabs.
extension TypeName {
  /// The symbol of the tab with the list of an entity of this name: the one that the last word of
  /// the name suggests, or else that of a list.
  var tabSymbol: String {
    let word = words.split(separator: " ").last.map(String.init) ?? ""
    return Self.tabSymbols.first { $0.value.contains(word) }?.key ?? Self.listSymbol
  }

  /// The symbol of a list.
  static let listSymbol = "list.bullet"

  /// The words that suggest a symbol. Each word is in one set only.
  static let tabSymbols: [String: Set<String>] = [
    "airplane": ["flight", "journey", "trip"],
    "bag": ["article", "product", "purchase"],
    "book": ["book", "chapter", "novel"],
    "building.2": ["company", "building", "office", "supplier", "vendor"],
    "calendar": ["appointment", "booking", "date", "event", "meeting", "reservation", "visit"],
    "car": ["car", "carrier", "vehicle"],
    "checklist": ["chore", "goal", "task", "todo"],
    "creditcard": ["bill", "invoice", "payment"],
    "doc.text": ["document", "file", "report"],
    "fork.knife": ["dish", "food", "meal", "recipe"],
    "gamecontroller": ["game"],
    "gift": ["gift", "present"],
    "mappin.and.ellipse": ["address", "city", "location", "place"],
    "message": ["chat", "comment", "conversation", "message"],
    "music.note": ["album", "song", "track"],
    "note.text": ["memo", "note"],
    "person.2": [
      "client", "contact", "customer", "employee", "friend", "guest", "member", "person", "user",
    ],
    "person.3": ["group", "team"],
    "photo": ["image", "photo", "picture"],
    "shippingbox": ["delivery", "order", "package", "parcel", "shipment"],
    "tag": ["category", "offer", "tag"],
  ]
}
