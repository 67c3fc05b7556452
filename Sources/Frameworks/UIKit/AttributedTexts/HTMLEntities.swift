import Foundation

/// The characters that HTML writes by a name or a number, such as `&amp;` and `&#233;`.
enum HTMLEntities {
  /// Returns a text in which HTML's names and numbers of characters, such as `&amp;` and `&#233;`,
  /// are replaced by the characters.
  static func read(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var (rest, read) = (text, "")
    while let mark = rest.firstIndex(of: "&") {
      read += rest[..<mark]
      rest = rest[mark...].dropFirst()
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      guard let character = character(name) else {
        read += "&"
        continue
      }
      read += character
      rest = rest.dropFirst(name.count)
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return read + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number > 0, let scalar = Unicode.Scalar(number) else { return nil }
    return String(scalar)
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "iexcl": "¡",
    "cent": "¢", "pound": "£", "yen": "¥", "sect": "§", "uml": "¨", "copy": "©", "laquo": "«",
    "not": "¬", "shy": "\u{ad}", "reg": "®", "deg": "°", "plusmn": "±", "sup2": "²", "sup3": "³",
    "acute": "´", "micro": "µ", "para": "¶", "middot": "·", "raquo": "»", "frac14": "¼",
    "frac12": "½", "frac34": "¾", "iquest": "¿", "times": "×", "divide": "÷", "szlig": "ß",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å",
    "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë",
    "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "Ntilde": "Ñ", "Ograve": "Ò",
    "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö", "Oslash": "Ø", "Ugrave": "Ù",
    "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "Yacute": "Ý", "agrave": "à", "aacute": "á",
    "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç",
    "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í",
    "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô",
    "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û",
    "uuml": "ü", "yacute": "ý", "yuml": "ÿ", "OElig": "Œ", "oelig": "œ", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
    "bdquo": "„", "dagger": "†", "bull": "•", "hellip": "…", "permil": "‰", "lsaquo": "‹",
    "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200c}", "zwj": "\u{200d}",
  ]
}
