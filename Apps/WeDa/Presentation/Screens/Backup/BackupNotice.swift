import Foundation
import WeDaDomain

/// The message after an export, an import or a deletion.
enum BackupNotice: Equatable, Sendable {
  /// The export failed; the error is `nil` if the device did not accept the file.
  case exportFailed(WeatherError?)
  case imported
  /// The import failed; the error is `nil` if the file cannot be opened.
  case importRefused(BackupError?)
  case forgotten
  case forgetFailed(WeatherError)

  var title: LocalizedStringResource {
    switch self {
    case .exportFailed: Words.Backup.Export.failed
    case .imported: Words.Backup.Import.done
    case .importRefused: Words.Backup.Import.failed
    case .forgotten: Words.Forget.done
    case .forgetFailed: Words.Forget.failed
    }
  }

  func message(in locale: Locale) -> String? {
    switch self {
    case .exportFailed(let error): error?.message.text(in: locale)
    case .importRefused(let error):
      error?.text(in: locale) ?? Words.Refusal.unreadable.text(in: locale)
    case .forgetFailed(let error): error.message.text(in: locale)
    case .imported, .forgotten: nil
    }
  }
}
