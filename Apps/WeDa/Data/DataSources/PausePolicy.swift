import Foundation
import NetworkingKit

/// How long a provider is left alone after "too many requests".
public struct PausePolicy: Sendable {
  /// The end of the pause.
  let until: @Sendable (_ response: FailedResponse, _ now: Date) -> Date

  /// Ten minutes, or longer where the service asks for it: the block is the whole account's.
  public static let tenMinutes = PausePolicy { response, now in
    now.addingTimeInterval(max(ProviderHealth.shortestPause, Double(response.retryAfter ?? 0)))
  }

  /// Open-Meteo counts by the minute, hour and day of the clock, and its reason begins with which;
  /// without one, a minute.
  public static let openMeteo = PausePolicy { response, now in
    let first = response.openMeteoReason?.split(separator: " ").first.map(String.init)
    return switch first {
    case "Minutely": now.next(60)
    case "Hourly": now.next(3600)
    case "Daily": now.next(86_400)
    case "Too": now.addingTimeInterval(5)
    default: now.addingTimeInterval(max(60, Double(response.retryAfter ?? 0)))
    }
  }
}

extension Date {
  /// The beginning of the next whole minute, hour or day of UTC.
  fileprivate func next(_ seconds: TimeInterval) -> Date {
    let steps = (timeIntervalSince1970 / seconds).rounded(.down)
    return Date(timeIntervalSince1970: (steps + 1) * seconds)
  }
}
