/// The error of an icon sheet that cannot be made, with a remedy.
enum IconSheetError: Error, Equatable, CustomStringConvertible {
  case noFolder(String)
  case missing(symbols: [String], folder: String)
  case unreadable(icon: String, rule: String)

  var description: String {
    switch self {
    case .noFolder(let path):
      "there are no icons at \(path): install them with 'apt-get install bootstrap-icons', or "
        + "name a folder of Bootstrap Icons' SVG files in STRATA_ICONS"
    case .missing(let symbols, let folder):
      "\(folder) lacks the icons of these symbols: \(symbols.joined(separator: ", ")); this needs "
        + "Bootstrap Icons 1.10"
    case .unreadable(let icon, let rule):
      "the icon \(icon).svg cannot be used: \(rule)"
    }
  }
}
