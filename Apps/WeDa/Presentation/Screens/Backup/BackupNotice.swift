import Foundation
import WeDaDomain

/// What a person is told after something was saved, loaded or forgotten, or was not.
enum BackupNotice: Equatable, Sendable {
  /// `nil` where the device did not take the file.
  case exportFailed(WeatherError?)
  case imported
  /// `nil` where the file cannot be read at all.
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
