public import Foundation

extension PersistenceError: LocalizedError {
  /// A sentence that names the file, the server or the document.
  public var errorDescription: String? {
    switch code {
    case .unreadableFolder: "The data folder cannot be used: \(path): \(detail)."
    case .newerSchema: "\(path) was written by a newer version of this program: \(detail)."
    case .foreignFile: "\(path) is a database of another program, so it was not changed."
    case .corruptFile: "\(path) is damaged or is not a database: \(detail)."
    // The limit of a device, not the disk.
    case .diskFull where collection != nil && file == nil && server == nil: detail
    case .diskFull:
      "There is no room left to store anything in \(path): free some room on that disk, then try again."
    case .busy: "\(path) is locked by another program."
    case .closed: "\(path) is closed already."
    case .corruptRow: "The stored “\(key ?? "")” in \(place) cannot be read: \(detail)."
    case .unencodable: "“\(key ?? "")” cannot be stored in \(place): \(detail)."
    case .invalidTime: "“\(key ?? "")” cannot be stored in \(place): its time is not a number."
    case .invalidPoint: "The coordinates are invalid: \(detail)."
    case .missingLibrary:
      "\(path) needs PostgreSQL's client library, which is not installed: run 'apt-get install libpq5'."
    case .notEmpty: "\(path) has rows already, so nothing was copied into it."
    case .invalidAddress: "The database cannot be opened: \(detail)."
    case .unreachable: "\(path) cannot be reached: \(detail)."
    case .denied: "\(path) refuses this program: \(detail)."
    case .unanswered:
      "\(path) has not answered in time; whether the last change was stored is unknown."
    case .interrupted:
      "The connection to \(path) was lost, and whether the last change was stored is unknown: \(detail)."
    default: "\(path) cannot be used: \(detail)."
    }
  }

  private var path: String { file?.path ?? server ?? "the database" }

  private var place: String { "“\(collection ?? "")”" }
}
